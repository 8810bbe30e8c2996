package dev.dbxray.domain.sidecar;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Say something about a column; what is left out stays as the database tells it.
 *
 * @param column the column's name as it was written
 * @param logicalName the name that people use
 * @param description what the column is
 * @param synonyms other names that people use; empty for none said
 */
public record ColumnNote(
        String column,
        @Nullable String logicalName,
        @Nullable String description,
        List<String> synonyms) {

    public ColumnNote {
        synonyms = List.copyOf(synonyms);
    }
}
