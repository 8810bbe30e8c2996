package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code sequences.sql}: a row for every sequence generator, with {@code schema_name}, {@code name},
 * {@code data_type}, {@code start_value}, {@code increment_by}, {@code min_value}, {@code max_value}, {@code is_cycle},
 * {@code owner_schema}, {@code owner_table}, {@code owner_column} (NULL where it belongs to no column),
 * {@code description}.
 */
final class Sequences {

    private Sequences() {}

    static List<Sequence> read(TopicQueries topic) throws SQLException {
        return topic.list("sequences.sql", row -> sequence(topic, row));
    }

    private static Sequence sequence(TopicQueries topic, Row row) throws SQLException {
        return new Sequence(
                topic.name(row),
                row.textOrNull("data_type"),
                row.integerOrNull("start_value"),
                row.integerOrNull("increment_by"),
                row.integerOrNull("min_value"),
                row.integerOrNull("max_value"),
                row.flagOrNull("is_cycle"),
                owner(row),
                row.textOrNull("description"),
                UnknownProperties.NONE);
    }

    private static @Nullable ColumnRef owner(Row row) throws SQLException {
        String column = row.textOrNull("owner_column");
        return column == null ? null : new ColumnRef(row.text("owner_schema"), row.text("owner_table"), column);
    }
}
