package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe one overload of a function or procedure.
 *
 * @param name the routine's name, which its overloads share
 * @param kind {@code FUNCTION}, {@code PROCEDURE}, {@code AGGREGATE} or {@code WINDOW}
 * @param arguments the argument list as the database prints it; tells overloads apart
 * @param result the result's type; null for a procedure
 * @param language the language of the body
 * @param definition the full text, as the database prints it
 * @param description the comment
 * @param packageName the package that it belongs to, in databases that have packages
 * @param referencedTables the tables and views that its body uses as the server itself tells, also outside the captured
 *     schemas; null where the server doesn't tell
 * @param unknown what a newer source told beyond that
 */
public record Routine(
        ObjectName name,
        String kind,
        String arguments,
        @Nullable String result,
        @Nullable String language,
        @Nullable String definition,
        @Nullable String description,
        @Nullable String packageName,
        @Nullable List<TableRef> referencedTables,
        UnknownProperties unknown) {

    public Routine {
        referencedTables = referencedTables == null
                ? null
                : referencedTables.stream().sorted().distinct().toList();
    }

    /** Describe an overload of which the server doesn't tell what its body uses. */
    public Routine(
            ObjectName name,
            String kind,
            String arguments,
            @Nullable String result,
            @Nullable String language,
            @Nullable String definition,
            @Nullable String description,
            @Nullable String packageName,
            UnknownProperties unknown) {
        this(name, kind, arguments, result, language, definition, description, packageName, null, unknown);
    }
}
