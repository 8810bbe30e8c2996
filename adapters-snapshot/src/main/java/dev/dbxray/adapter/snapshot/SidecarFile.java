package dev.dbxray.adapter.snapshot;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.dbxray.domain.model.Cardinality;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hold a sidecar as its file has it; tables and columns are keyed by what people write for their names. The same file may
 * hold the command line's {@code profiles}, which are no part of a sidecar.
 */
record SidecarFile(
        Map<String, TableEntry> tables,
        List<RelationEntry> relations,
        List<ViewpointEntry> viewpoints,

        @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SET)
        Map<String, Object> profiles) {

    record TableEntry(
            @Nullable String logicalName,
            @Nullable String description,
            List<String> synonyms,
            List<String> labels,
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

    record ViewpointEntry(
            String id,
            String name,
            @Nullable String description,
            List<String> tables,
            List<String> labels,
            int distance,
            List<String> exclude) {}
}
