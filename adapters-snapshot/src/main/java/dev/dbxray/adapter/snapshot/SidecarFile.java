package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.model.Cardinality;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hold a sidecar as its file has it; tables and columns are keyed by what people write for their names. */
record SidecarFile(Map<String, TableEntry> tables, List<RelationEntry> relations, List<ViewpointEntry> viewpoints) {

    record TableEntry(
            @Nullable String logicalName,
            @Nullable String description,
            List<String> synonyms,
            Map<String, ColumnEntry> columns) {}

    record ColumnEntry(
            @Nullable String logicalName, @Nullable String description, List<String> synonyms) {}

    record RelationEntry(
            @Nullable String name,
            String from,
            List<String> columns,
            String to,
            List<String> referencedColumns,
            @Nullable Cardinality cardinality) {}

    record ViewpointEntry(String id, String name, @Nullable String description, List<String> tables) {}
}
