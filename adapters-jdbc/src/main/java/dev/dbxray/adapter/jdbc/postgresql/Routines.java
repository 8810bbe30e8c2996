package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;

/** Read every overload of all functions, procedures and aggregates. */
final class Routines {

    private Routines() {}

    static List<Routine> read(TopicQueries topic) throws SQLException {
        return topic.list("routines.sql", row -> routine(topic, row));
    }

    private static Routine routine(TopicQueries topic, Row row) throws SQLException {
        String kind = row.text("kind");
        return new Routine(
                topic.name(row),
                kind,
                row.text("arguments"),
                row.textOrNull("result"),
                row.text("language"),
                kind.equals("AGGREGATE") ? null : row.text("definition"),
                row.textOrNull("description"),
                null,
                UnknownProperties.NONE);
    }
}
