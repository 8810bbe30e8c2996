package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code primary-keys.sql}: a row for every column of a key, in the key's own order, with {@code table_schema},
 * {@code table_name}, {@code name} (NULL where it has none), {@code column_name}, {@code position}.
 */
final class PrimaryKeys {

    private record Part(@Nullable String name, String column) {
        static Part of(Row row) throws SQLException {
            return new Part(row.textOrNull("name"), row.text("column_name"));
        }
    }

    private PrimaryKeys() {}

    static Map<TableRef, List<PrimaryKey>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("primary-keys.sql", Part::of, PrimaryKeys::key);
    }

    private static PrimaryKey key(List<Part> parts) {
        return new PrimaryKey(
                parts.getFirst().name(), parts.stream().map(Part::column).toList(), UnknownProperties.NONE);
    }
}
