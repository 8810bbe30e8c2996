package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;

/**
 * Read {@code routines.sql}: a row for every overload of functions, procedures and aggregates, with {@code schema_name},
 * {@code name}, {@code kind}, {@code arguments}, {@code result}, {@code language}, {@code definition},
 * {@code description}, {@code package_name}.
 */
final class Routines {

    private Routines() {}

    static List<Routine> read(TopicQueries topic) throws SQLException {
        return topic.list("routines.sql", row -> routine(topic, row));
    }

    private static Routine routine(TopicQueries topic, Row row) throws SQLException {
        return new Routine(
                topic.name(row),
                row.text("kind"),
                row.text("arguments"),
                row.textOrNull("result"),
                row.textOrNull("language"),
                row.textOrNull("definition"),
                row.textOrNull("description"),
                row.textOrNull("package_name"),
                UnknownProperties.NONE);
    }
}
