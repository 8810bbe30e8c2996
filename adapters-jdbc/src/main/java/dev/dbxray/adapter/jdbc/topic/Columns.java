package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/**
 * Read {@code columns.sql}: a row for every column of tables and views, in ordinal order, with {@code table_schema},
 * {@code table_name}, {@code name}, {@code type}, {@code is_required}, {@code default_value}, {@code identity},
 * {@code generated}, {@code description}.
 */
final class Columns {

    private Columns() {}

    static Map<TableRef, List<Column>> read(TopicQueries topic) throws SQLException {
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
