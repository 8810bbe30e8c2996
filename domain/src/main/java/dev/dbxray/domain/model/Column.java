package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe a column of a table or view.
 *
 * @param name the column's name, verbatim
 * @param logicalName the name that people use
 * @param type the database's own full spelling, for example {@code numeric(10,2)[]}
 * @param nullable whether a row may hold NULL
 * @param defaultValue the default's SQL expression
 * @param identity how an identity column gets its values: {@code ALWAYS} or {@code BY DEFAULT}
 * @param generated the SQL expression of a generated column
 * @param description the comment
 * @param synonyms other names that people use
 * @param unknown what a newer source told beyond that
 */
public record Column(
        String name,
        @Nullable String logicalName,
        String type,
        boolean nullable,
        @Nullable String defaultValue,
        @Nullable String identity,
        @Nullable String generated,
        @Nullable String description,
        List<String> synonyms,
        UnknownProperties unknown) {

    public Column {
        synonyms = List.copyOf(synonyms);
    }
}
