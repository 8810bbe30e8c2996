package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Read the triggers of all tables and views. */
final class Triggers {

    private Triggers() {}

    static Map<Long, List<Trigger>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("triggers.sql", Triggers::trigger);
    }

    private static Trigger trigger(Row row) throws SQLException {
        return new Trigger(
                row.text("name"),
                row.text("timing"),
                row.texts("events"),
                row.text("level"),
                new RoutineRef(row.text("function_schema"), row.text("function_name")),
                row.text("definition"),
                UnknownProperties.NONE);
    }
}
