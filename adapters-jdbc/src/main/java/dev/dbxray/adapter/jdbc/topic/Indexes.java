package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code indexes.sql}: a row for every part of an index, key parts first and in order, with {@code table_schema},
 * {@code table_name}, {@code name}, {@code is_unique}, {@code column_name} (NULL where the part is an expression),
 * {@code expression} (the part's SQL; NULL where the index has only plain columns), {@code is_included},
 * {@code nulls_not_distinct}, {@code method}, {@code predicate}, {@code definition}, {@code position}. Indexes behind
 * keys and constraints are among them.
 */
final class Indexes {

    private record Part(
            Index index, @Nullable String column, @Nullable String expression, boolean included) {
        static Part of(Row row) throws SQLException {
            return new Part(
                    indexWithoutParts(row),
                    row.textOrNull("column_name"),
                    row.textOrNull("expression"),
                    row.flag("is_included"));
        }
    }

    private Indexes() {}

    static Map<TableRef, List<Index>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("indexes.sql", Part::of, Indexes::whole);
    }

    private static Index indexWithoutParts(Row row) throws SQLException {
        return new Index(
                row.text("name"),
                row.flag("is_unique"),
                List.of(),
                List.of(),
                List.of(),
                row.flag("nulls_not_distinct"),
                row.textOrNull("method"),
                row.textOrNull("predicate"),
                row.textOrNull("definition"),
                UnknownProperties.NONE);
    }

    private static Index whole(List<Part> parts) {
        List<Part> keys = parts.stream().filter(part -> !part.included()).toList();
        List<Part> included = parts.stream().filter(Part::included).toList();
        boolean plain = keys.stream().allMatch(part -> part.column() != null);
        Index index = parts.getFirst().index();
        return new Index(
                index.name(),
                index.unique(),
                plain ? texts(keys, Part::column) : List.of(),
                plain ? List.of() : texts(keys, Part::expression),
                texts(included, Part::column),
                index.nullsNotDistinct(),
                index.method(),
                index.predicate(),
                index.definition(),
                index.unknown());
    }

    private static List<String> texts(List<Part> parts, Function<Part, @Nullable String> text) {
        return parts.stream().map(text).filter(Objects::nonNull).toList();
    }
}
