package dev.dbxray.adapter.jdbc.topic;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Read {@code triggers.sql}: a row for every event of a trigger, with {@code table_schema}, {@code table_name},
 * {@code name}, {@code timing}, {@code event}, {@code level}, {@code function_schema}, {@code function_name} (NULL where
 * the trigger has a body of its own), {@code definition}, {@code position}.
 */
final class Triggers {

    private record Part(Trigger trigger, String event) {
        static Part of(Row row) throws SQLException {
            return new Part(triggerWithoutEvents(row), row.text("event"));
        }
    }

    private Triggers() {}

    static Map<TableRef, List<Trigger>> read(TopicQueries topic) throws SQLException {
        return topic.byTable("triggers.sql", Part::of, Triggers::whole);
    }

    private static Trigger triggerWithoutEvents(Row row) throws SQLException {
        return new Trigger(
                row.text("name"),
                row.text("timing"),
                List.of(),
                row.textOrNull("level"),
                function(row),
                row.textOrNull("definition"),
                UnknownProperties.NONE);
    }

    private static @Nullable RoutineRef function(Row row) throws SQLException {
        String name = row.textOrNull("function_name");
        return name == null ? null : new RoutineRef(row.text("function_schema"), name);
    }

    private static Trigger whole(List<Part> parts) {
        Trigger trigger = parts.getFirst().trigger();
        return new Trigger(
                trigger.name(),
                trigger.timing(),
                parts.stream().map(Part::event).toList(),
                trigger.level(),
                trigger.function(),
                trigger.definition(),
                trigger.unknown());
    }
}
