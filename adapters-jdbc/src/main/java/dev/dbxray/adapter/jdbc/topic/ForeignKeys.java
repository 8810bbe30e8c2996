package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code foreign-keys.sql}: a row for every pair of columns, in the key's order, with {@code table_schema},
 * {@code table_name}, {@code name} (NULL where it has none), {@code column_name}, {@code referenced_schema},
 * {@code referenced_table}, {@code referenced_column} (NULL where the database
 * doesn't tell), {@code on_delete} and {@code on_update} (spelled as in SQL, in any
 * case; NULL for none), {@code position}. The cardinality isn't the database's to tell.
 */
final class ForeignKeys {

    private record Part(
            @Nullable String name,
            String column,
            TableRef referenced,
            @Nullable String referencedColumn,
            @Nullable String onDelete,
            @Nullable String onUpdate) {
        static Part of(Row row) throws SQLException {
            return new Part(
                    row.textOrNull("name"),
                    row.text("column_name"),
                    new TableRef(row.text("referenced_schema"), row.text("referenced_table")),
                    row.textOrNull("referenced_column"),
                    action(row.textOrNull("on_delete")),
                    action(row.textOrNull("on_update")));
        }
    }

    private ForeignKeys() {}

    static Map<TableRef, List<ForeignKey>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("foreign-keys.sql", Part::of, ForeignKeys::key);
    }

    private static ForeignKey key(List<Part> parts) {
        Part first = parts.getFirst();
        return new ForeignKey(
                first.name(),
                parts.stream().map(Part::column).toList(),
                first.referenced(),
                parts.stream()
                        .flatMap(part -> Stream.ofNullable(part.referencedColumn()))
                        .toList(),
                first.onDelete(),
                first.onUpdate(),
                null,
                UnknownProperties.NONE);
    }

    private static @Nullable String action(@Nullable String told) {
        return told == null || told.equals("NO ACTION") ? null : told;
    }
}
