package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Show an overview of a table's impact, or a page of one of its lists: {@code section}, {@code total} and {@code items}. */
record ImpactResult(
        @Nullable String table,
        @Nullable String database,
        @Nullable String type,
        @Nullable AffectedPart affected,
        @Nullable DependsOnPart dependsOn,
        List<MorePart> more,
        List<Message> notes,
        @Nullable ImpactSection section,
        @Nullable Integer total,
        @Nullable Integer nextOffset,
        List<Record> items) {

    record AffectedPart(
            ReferencedByPart referencedBy, List<ViewItem> views, List<TriggerItem> triggers, FunctionsPart functions) {}

    record ReferencedByPart(List<DirectItem> direct, List<IndirectItem> indirect, int indirectTotal) {}

    record FunctionsPart(
            boolean preview, CoveragePart coverage, List<UsageItem> usages, List<UnverifiedItem> unverified) {}

    record CoveragePart(
            int total,
            int analyzed,
            int unsupported,
            int noInsight,
            int stale,
            int withDynamicSql,
            int incomplete,
            int triggersWithoutFunction) {}

    record DependsOnPart(List<SequenceItem> sequences, List<TypeItem> types) {}

    /** Say that a list isn't shown whole. */
    record MorePart(ImpactSection section, int total, int nextOffset) {}

    record DirectItem(
            String table,
            String kind,
            List<String> columns,
            List<String> referencedColumns,
            @Nullable String cardinality,
            @Nullable String name) {}

    record IndirectItem(String table, int depth, String via) {}

    record ViewItem(String view, String type, @Nullable String via) {}

    record TriggerItem(
            String name,
            String timing,
            List<String> events,
            @Nullable String function) {}

    record UsageItem(
            String function,
            String kind,
            List<String> overloads,
            @Nullable Integer overloadsTotal,
            String operations,
            @Nullable String match,
            @Nullable String schemaResolution,
            List<String> dynamicSql,
            @Nullable String via,
            List<String> calledByTriggers,
            @Nullable Integer calledByTriggersTotal) {}

    record UnverifiedItem(String function, String arguments, String reason) {}

    record SequenceItem(
            String sequence, List<String> columns, @Nullable Integer columnsTotal) {}

    record TypeItem(
            String type,
            String category,
            List<String> columns,
            @Nullable Integer columnsTotal) {}
}
