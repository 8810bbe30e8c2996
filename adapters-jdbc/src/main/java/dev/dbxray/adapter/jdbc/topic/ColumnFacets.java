package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.LiveTable.TypeFacets;
import java.sql.SQLException;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code column-facets.sql}: a row for every column of the selected table, with {@code column_name},
 * {@code data_type} (without length, precision and scale), {@code character_maximum_length}, {@code numeric_precision},
 * {@code numeric_scale}, as the SQL standard's information schema has them.
 */
final class ColumnFacets {

    private record Named(String column, TypeFacets facets) {}

    private ColumnFacets() {}

    static Map<String, TypeFacets> read(TopicQueries topic) throws SQLException {
        return topic.list("column-facets.sql", ColumnFacets::named).stream()
                .collect(Collectors.toMap(Named::column, Named::facets));
    }

    private static Named named(Row row) throws SQLException {
        return new Named(
                row.text("column_name"),
                new TypeFacets(
                        row.text("data_type"),
                        row.numberOrNull("character_maximum_length"),
                        toInteger(row.numberOrNull("numeric_precision")),
                        toInteger(row.numberOrNull("numeric_scale"))));
    }

    private static @Nullable Integer toInteger(@Nullable Long number) {
        return number == null ? null : Math.toIntExact(number);
    }
}
