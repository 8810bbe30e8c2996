package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Read the indexes of all tables. */
final class Indexes {

    private Indexes() {}

    static Map<Long, List<Index>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("indexes.sql", Indexes::index);
    }

    private static Index index(Row row) throws SQLException {
        return new Index(
                row.text("name"),
                row.flag("is_unique"),
                row.texts("columns"),
                row.texts("expressions"),
                row.texts("include"),
                row.flag("nulls_not_distinct"),
                row.text("method"),
                row.textOrNull("predicate"),
                row.text("definition"),
                UnknownProperties.NONE);
    }
}
