package dev.dbxray.adapter.jdbc.topic;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.adapter.jdbc.dialect.RowMapper;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/**
 * Read {@code types.sql}: a row for every user-defined type, with {@code schema_name}, {@code name}, {@code category},
 * {@code definition}, {@code description}; {@code type-labels.sql} with the {@code label}s of enums and
 * {@code type-attributes.sql} with {@code attribute_name} and {@code attribute_type} of composites, in their order.
 */
final class UserTypes {

    private record PartOf<T>(ObjectName type, T part) {}

    private UserTypes() {}

    static List<UserType> read(TopicQueries topic) throws SQLException {
        var labels = byType(topic, "type-labels.sql", row -> row.text("label"));
        var attributes = byType(
                topic,
                "type-attributes.sql",
                row -> new TypeAttribute(
                        row.text("attribute_name"), row.text("attribute_type"), UnknownProperties.NONE));
        return topic.list("types.sql", row -> type(topic.name(row), row, labels, attributes));
    }

    private static UserType type(
            ObjectName name,
            Row row,
            Map<ObjectName, List<String>> labels,
            Map<ObjectName, List<TypeAttribute>> attributes)
            throws SQLException {
        return new UserType(
                name,
                row.text("category"),
                row.textOrNull("definition"),
                labels.getOrDefault(name, List.of()),
                attributes.getOrDefault(name, List.of()),
                row.textOrNull("description"),
                UnknownProperties.NONE);
    }

    private static <T> Map<ObjectName, List<T>> byType(TopicQueries topic, String file, RowMapper<T> mapper)
            throws SQLException {
        return topic.list(file, row -> new PartOf<>(topic.name(row), mapper.map(row))).stream()
                .collect(groupingBy(PartOf::type, mapping(PartOf::part, toList())));
    }
}
