package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Read the columns of all tables. */
final class Columns {

    private Columns() {}

    static Map<Long, List<Column>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("columns.sql", Columns::column);
    }

    private static Column column(Row row) throws SQLException {
        return new Column(
                row.text("name"),
                null,
                row.text("type"),
                !row.flag("is_required"),
                row.textOrNull("default_value"),
                row.textOrNull("identity"),
                row.textOrNull("generated"),
                row.textOrNull("description"),
                List.of(),
                UnknownProperties.NONE);
    }
}
