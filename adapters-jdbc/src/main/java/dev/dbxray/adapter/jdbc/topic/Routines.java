package dev.dbxray.adapter.jdbc.topic;

import static java.util.stream.Collectors.filtering;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Put routines together.
 *
 * <p>{@code routines.sql} has a row for every overload of functions, procedures and aggregates, with {@code schema_name},
 * {@code name}, {@code kind}, {@code arguments} (NULL for none), {@code result}, {@code language}, {@code definition},
 * {@code description}, {@code package_name}; {@code routine-sources.sql} a row for every line of a routine or package
 * whose {@code definition} doesn't stand there, in order, with {@code schema_name}, {@code name} and {@code text} with its
 * line break; {@code routine-dependencies.sql} one for every table that the server knows an
 * overload to use, with {@code schema_name}, {@code name} and {@code arguments} of the overload,
 * {@code referenced_schema}, {@code referenced_table}, and one without a table for an overload that it knows to use none.
 */
record Routines(TopicQueries topic, Map<ObjectName, String> sources, Map<Overload, List<TableRef>> referencedTables) {

    private record Overload(ObjectName name, String arguments) {}

    private record SourceLine(ObjectName unit, @Nullable String text) {}

    private record Dependency(Overload overload, @Nullable TableRef table) {}

    static List<Routine> read(TopicQueries topic) throws SQLException {
        var routines = new Routines(topic, sources(topic), dependencies(topic));
        return topic.list("routines.sql", routines::routine);
    }

    private static Map<ObjectName, String> sources(TopicQueries topic) throws SQLException {
        return topic
                .list("routine-sources.sql", row -> new SourceLine(topic.name(row), row.textOrNull("text")))
                .stream()
                .collect(groupingBy(
                        SourceLine::unit, mapping(line -> Objects.requireNonNullElse(line.text(), "\n"), joining())));
    }

    private static Map<Overload, List<TableRef>> dependencies(TopicQueries topic) throws SQLException {
        return topic.list("routine-dependencies.sql", row -> new Dependency(overload(topic, row), table(row))).stream()
                .collect(groupingBy(
                        Dependency::overload, mapping(Dependency::table, filtering(Objects::nonNull, toList()))));
    }

    private static Overload overload(TopicQueries topic, Row row) throws SQLException {
        return new Overload(topic.name(row), Objects.requireNonNullElse(row.textOrNull("arguments"), ""));
    }

    private static @Nullable TableRef table(Row row) throws SQLException {
        String schema = row.textOrNull("referenced_schema");
        return schema == null ? null : new TableRef(schema, row.text("referenced_table"));
    }

    private Routine routine(Row row) throws SQLException {
        var overload = overload(topic, row);
        String packageName = row.textOrNull("package_name");
        return new Routine(
                overload.name(),
                row.text("kind"),
                overload.arguments(),
                row.textOrNull("result"),
                row.textOrNull("language"),
                definition(row, overload.name(), packageName),
                row.textOrNull("description"),
                packageName,
                referencedTables.get(overload),
                UnknownProperties.NONE);
    }

    private @Nullable String definition(Row row, ObjectName name, @Nullable String packageName) throws SQLException {
        String own = row.textOrNull("definition");
        String unit = Objects.requireNonNullElse(packageName, name.name());
        return own == null ? sources.get(new ObjectName(name.database(), name.schema(), unit)) : own;
    }
}
