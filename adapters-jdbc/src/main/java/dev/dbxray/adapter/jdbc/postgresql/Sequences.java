package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Read all sequences. */
final class Sequences {

    private Sequences() {}

    static List<Sequence> read(TopicQueries topic) throws SQLException {
        return topic.list("sequences.sql", row -> sequence(topic, row));
    }

    private static Sequence sequence(TopicQueries topic, Row row) throws SQLException {
        return new Sequence(
                topic.name(row),
                row.text("data_type"),
                row.integerOrNull("start"),
                row.integerOrNull("increment"),
                row.integerOrNull("min"),
                row.integerOrNull("max"),
                row.flag("is_cycle"),
                owner(row),
                row.textOrNull("description"),
                UnknownProperties.NONE);
    }

    private static @Nullable ColumnRef owner(Row row) throws SQLException {
        String column = row.textOrNull("owner_column");
        return column == null ? null : new ColumnRef(row.text("owner_schema"), row.text("owner_table"), column);
    }
}
