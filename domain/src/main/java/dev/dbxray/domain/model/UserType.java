package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a user-defined type.
 *
 * @param name the type's name
 * @param category {@code ENUM}, {@code DOMAIN}, {@code COMPOSITE}, {@code RANGE}; newer sources may tell others
 * @param definition the type in one line: its values, base type, attributes or subtype
 * @param values an enum's values in their declared order
 * @param attributes a composite's attributes in order
 * @param description the comment
 * @param unknown what a newer source told beyond that
 */
public record UserType(
        ObjectName name,
        String category,
        @Nullable String definition,
        List<String> values,
        List<TypeAttribute> attributes,
        @Nullable String description,
        UnknownProperties unknown) {

    public UserType {
        values = List.copyOf(values);
        attributes = List.copyOf(attributes);
    }
}
