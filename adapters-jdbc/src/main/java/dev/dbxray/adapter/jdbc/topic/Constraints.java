package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code constraints.sql}: a row for every column of a unique, check or exclusion constraint, or one for a
 * constraint that tells none, with {@code table_schema}, {@code table_name}, {@code name} (NULL where it has
 * none), {@code kind}, {@code column_name}, {@code definition}, {@code position}.
 */
final class Constraints {

    private record Part(
            @Nullable String name,
            String kind,
            @Nullable String column,
            @Nullable String definition) {
        static Part of(Row row) throws SQLException {
            return new Part(
                    row.textOrNull("name"),
                    row.text("kind"),
                    row.textOrNull("column_name"),
                    row.textOrNull("definition"));
        }
    }

    private Constraints() {}

    static Map<TableRef, List<Constraint>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("constraints.sql", Part::of, Constraints::whole);
    }

    private static Constraint whole(List<Part> parts) {
        Part first = parts.getFirst();
        List<String> columns =
                parts.stream().map(Part::column).filter(Objects::nonNull).toList();
        return new Constraint(first.name(), first.kind(), columns, first.definition(), UnknownProperties.NONE);
    }
}
