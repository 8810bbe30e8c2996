package dev.dbxray.application.port.in;

import org.jspecify.annotations.Nullable;

/**
 * Hold an object's name as a user wrote it.
 *
 * @param text the name, as {@link dev.dbxray.domain.rule.NameSyntax} reads it
 * @param database the database that the object is in, in any letter case; null for any
 * @param schema the schema that the object is in, in any letter case; null for any
 */
public record WrittenName(
        String text, @Nullable String database, @Nullable String schema) {

    /** Write a name that is in any database and schema unless it says which itself. */
    public static WrittenName of(String text) {
        return new WrittenName(text, null, null);
    }
}
