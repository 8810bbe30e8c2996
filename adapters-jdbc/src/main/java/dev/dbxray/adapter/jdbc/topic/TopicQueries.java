package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.adapter.jdbc.dialect.RowMapper;
import dev.dbxray.adapter.jdbc.dialect.Selection;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TableRef;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Run one topic's query over what is selected; a topic without a file has no rows. */
record TopicQueries(Queries queries, String database, Selection selection) {

    private record Part<P>(TableRef table, boolean begins, P value) {}

    <T> List<T> list(String file, RowMapper<T> mapper) throws SQLException {
        return queries.has(file) ? queries.list(file, selection, mapper) : List.of();
    }

    /** Group by the table that each row belongs to by {@code table_schema} and {@code table_name}, in the rows' order. */
    <T> Map<TableRef, List<T>> byTable(String file, RowMapper<T> mapper) throws SQLException {
        return byTable(file, mapper, List::getFirst, row -> true);
    }

    /**
     * Make each object of a table of one or more rows, which stand together and are numbered from 1 in {@code position}.
     */
    <P, T> Map<TableRef, List<T>> byTable(String file, RowMapper<P> part, Function<List<P>, T> whole)
            throws SQLException {
        return byTable(file, part, whole, row -> row.number("position") == 1);
    }

    private <P, T> Map<TableRef, List<T>> byTable(
            String file, RowMapper<P> part, Function<List<P>, T> whole, RowMapper<Boolean> begins) throws SQLException {
        Map<TableRef, List<List<P>>> grouped = new HashMap<>();
        for (Part<P> next : list(file, row -> new Part<>(table(row), begins.map(row), part.map(row)))) {
            List<List<P>> objects = grouped.computeIfAbsent(next.table(), unused -> new ArrayList<>());
            if (next.begins()) {
                objects.add(new ArrayList<>());
            }
            objects.getLast().add(next.value());
        }
        Map<TableRef, List<T>> made = HashMap.newHashMap(grouped.size());
        grouped.forEach(
                (table, objects) -> made.put(table, objects.stream().map(whole).toList()));
        return made;
    }

    ObjectName name(Row row) throws SQLException {
        return new ObjectName(database, row.text("schema_name"), row.text("name"));
    }

    private static TableRef table(Row row) throws SQLException {
        return new TableRef(row.text("table_schema"), row.text("table_name"));
    }
}
