package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Read the primary and foreign keys of all tables. */
final class Keys {

    private Keys() {}

    static Map<Long, List<PrimaryKey>> readPrimary(TopicQueries topic) throws SQLException {
        return topic.byTable(
                "primary-keys.sql",
                row -> new PrimaryKey(row.text("name"), row.texts("columns"), UnknownProperties.NONE));
    }

    static Map<Long, List<ForeignKey>> readForeign(TopicQueries topic, Map<Long, List<Column>> columns)
            throws SQLException {
        return topic.byTable("foreign-keys.sql", row -> foreignKey(row, columns));
    }

    private static ForeignKey foreignKey(Row row, Map<Long, List<Column>> columns) throws SQLException {
        List<String> referencing = row.texts("columns");
        boolean optional = columns.getOrDefault(row.number("table_oid"), List.of()).stream()
                .anyMatch(column -> column.nullable() && referencing.contains(column.name()));
        return new ForeignKey(
                row.text("name"),
                referencing,
                new TableRef(row.text("referenced_schema"), row.text("referenced_table")),
                row.texts("referenced_columns"),
                action(row.text("on_delete")),
                action(row.text("on_update")),
                Cardinality.of(optional, row.flag("is_unique")),
                UnknownProperties.NONE);
    }

    private static @Nullable String action(String code) {
        return switch (code) {
            case "r" -> "RESTRICT";
            case "c" -> "CASCADE";
            case "n" -> "SET NULL";
            case "d" -> "SET DEFAULT";
            default -> null;
        };
    }
}
