package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code columns.sql}: a row for every column of tables and views, in ordinal order, with {@code table_schema},
 * {@code table_name}, {@code name}, {@code type}, {@code is_required}, {@code default_value} (ignored
 * where the column is generated or an identity, for which some databases tell one), {@code identity}, {@code generated},
 * {@code description}.
 */
final class Columns {

    private Columns() {}

    static Map<TableRef, List<Column>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("columns.sql", Columns::column);
    }

    private static Column column(Row row) throws SQLException {
        String identity = row.textOrNull("identity");
        String generated = row.textOrNull("generated");
        return new Column(
                row.text("name"),
                null,
                row.text("type"),
                !row.flag("is_required"),
                identity == null && generated == null ? defaultValue(row) : null,
                identity,
                generated,
                row.textOrNull("description"),
                List.of(),
                UnknownProperties.NONE);
    }

    /** Some databases keep the white space that stood before the next word. */
    private static @Nullable String defaultValue(Row row) throws SQLException {
        String told = row.textOrNull("default_value");
        return told == null ? null : told.strip();
    }
}
