package dev.dbxray.domain.model;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describe a table as it was at the moment of a call.
 *
 * @param table the table
 * @param facets the parts of the columns' types by the columns' names; a column may be missing where the database
 *     doesn't tell them apart
 */
public record LiveTable(Table table, Map<String, TypeFacets> facets) {

    public LiveTable {
        facets = Map.copyOf(facets);
    }

    /**
     * Take a column's type apart, as the information schema of the SQL standard does (ISO/IEC 9075-11, view COLUMNS).
     *
     * @param dataType the type's name without length, precision and scale
     * @param characterMaximumLength in characters; null where the type has no such limit
     * @param numericPrecision in decimal or binary digits, as the database counts; null where it isn't a number
     * @param numericScale digits after the point; null where it isn't an exact number
     */
    public record TypeFacets(
            String dataType,
            @Nullable Long characterMaximumLength,
            @Nullable Integer numericPrecision,
            @Nullable Integer numericScale) {}
}
