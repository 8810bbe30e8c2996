package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.rule.InsightState;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Show which tables a routine's body uses; the list of tables is there, if empty, only where the body was read. */
record TableUsage(
        @Nullable String status,
        @Nullable String language,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<UsePart> tables,
        @Nullable Integer tablesTotal,
        List<String> dynamicSql,
        @Nullable Boolean incomplete,
        @Nullable Boolean overloadsMerged) {

    private static final int MOST_TABLES = 100;

    record UsePart(String table, @Nullable String schemaResolution, List<String> schemaCandidates, String operations) {}

    static @Nullable TableUsage of(InsightState state) {
        return state instanceof InsightState.Current(RoutineInsight insight) ? of(insight) : null;
    }

    private static TableUsage of(RoutineInsight insight) {
        return insight.isAnalyzed()
                ? new TableUsage(
                        null,
                        null,
                        Cuts.first(insight.tables(), MOST_TABLES).stream()
                                .map(TableUsage::part)
                                .toList(),
                        Cuts.totalIfMore(insight.tables(), MOST_TABLES),
                        insight.dynamicSql(),
                        insight.incomplete() ? true : null,
                        insight.overloadsMerged() ? true : null)
                : new TableUsage(insight.status(), insight.language(), null, null, List.of(), null, null);
    }

    private static UsePart part(TableUse use) {
        String schema = use.schema();
        return new UsePart(
                schema == null ? NameSyntax.part(use.name()) : NameSyntax.qualified(new TableRef(schema, use.name())),
                use.schemaResolution(),
                use.schemaCandidates(),
                use.operations());
    }
}
