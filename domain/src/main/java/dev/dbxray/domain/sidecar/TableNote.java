package dev.dbxray.domain.sidecar;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Say something about a table; what is left out stays as the database tells it.
 *
 * @param table the table's name as it was written
 * @param logicalName the name that people use
 * @param description what the table is
 * @param synonyms other names that people use; empty for none said
 * @param labels what people sort it under, for viewpoints; empty for none said
 * @param columns what is said about its columns
 */
public record TableNote(
        String table,
        @Nullable String logicalName,
        @Nullable String description,
        List<String> synonyms,
        List<String> labels,
        List<ColumnNote> columns) {

    public TableNote {
        synonyms = List.copyOf(synonyms);
        labels = List.copyOf(labels);
        columns = List.copyOf(columns);
    }
}
