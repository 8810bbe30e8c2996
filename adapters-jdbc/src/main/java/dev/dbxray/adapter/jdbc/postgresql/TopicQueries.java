package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.adapter.jdbc.dialect.RowMapper;
import dev.dbxray.domain.model.ObjectName;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Run one topic's query over the chosen schemas. */
record TopicQueries(Queries queries, String database, List<String> schemas) {

    <T> List<T> list(String file, RowMapper<T> mapper) throws SQLException {
        return queries.list(file, schemas, mapper);
    }

    /** Group by the table that each row belongs to, in the rows' order. */
    <T> Map<Long, List<T>> byTable(String file, RowMapper<T> mapper) throws SQLException {
        Map<Long, List<T>> grouped = new HashMap<>();
        list(
                file,
                row -> grouped.computeIfAbsent(row.number("table_oid"), oid -> new ArrayList<>())
                        .add(mapper.map(row)));
        return grouped;
    }

    ObjectName name(Row row) throws SQLException {
        return new ObjectName(database, row.text("schema"), row.text("name"));
    }
}
