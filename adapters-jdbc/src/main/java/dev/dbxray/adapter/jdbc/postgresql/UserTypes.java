package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;

/** Read all enums, domains, composite types and ranges. */
final class UserTypes {

    private UserTypes() {}

    static List<UserType> read(TopicQueries topic) throws SQLException {
        return topic.list("types.sql", row -> type(topic, row));
    }

    private static UserType type(TopicQueries topic, Row row) throws SQLException {
        return new UserType(
                topic.name(row),
                row.text("category"),
                row.textOrNull("definition"),
                row.texts("labels"),
                attributes(row.texts("attribute_names"), row.texts("attribute_types")),
                row.textOrNull("description"),
                UnknownProperties.NONE);
    }

    private static List<TypeAttribute> attributes(List<String> names, List<String> types) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> new TypeAttribute(names.get(i), types.get(i), UnknownProperties.NONE))
                .toList();
    }
}
