package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Read the unique, check and exclusion constraints of all tables. */
final class Constraints {

    private Constraints() {}

    static Map<Long, List<Constraint>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("constraints.sql", Constraints::constraint);
    }

    private static Constraint constraint(Row row) throws SQLException {
        return new Constraint(
                row.text("name"),
                row.text("kind"),
                row.texts("columns"),
                row.text("definition"),
                UnknownProperties.NONE);
    }
}
