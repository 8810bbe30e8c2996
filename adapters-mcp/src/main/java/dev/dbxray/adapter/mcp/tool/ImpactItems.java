package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.ImpactResult.DirectItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.IndirectItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.SequenceItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.TriggerItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.TypeItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.UnverifiedItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.UsageItem;
import dev.dbxray.adapter.mcp.tool.ImpactResult.ViewItem;
import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.rule.FunctionImpact.FunctionUse;
import dev.dbxray.domain.rule.FunctionImpact.Reason;
import dev.dbxray.domain.rule.FunctionImpact.UnverifiedRoutine;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.TableImpact.DependentView;
import dev.dbxray.domain.rule.TableImpact.IndirectReference;
import dev.dbxray.domain.rule.TableImpact.UsedType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Make the items of a table's impact. */
final class ImpactItems {

    private static final int MOST_NAMES = 20;

    private ImpactItems() {}

    static DirectItem of(RelationEdge edge) {
        var relation = edge.relation();
        return new DirectItem(
                NameSyntax.qualified(edge.from()),
                RelationRows.kind(relation),
                relation.columns(),
                relation.referencedColumns(),
                RelationRows.spelling(relation.cardinality()),
                relation.name());
    }

    static IndirectItem of(IndirectReference reference) {
        return new IndirectItem(
                NameSyntax.qualified(reference.table()), reference.depth(), NameSyntax.qualified(reference.via()));
    }

    static ViewItem of(DependentView view) {
        return new ViewItem(NameSyntax.qualified(view.view()), view.type().spelling(), shownIfAny(view.via()));
    }

    static TriggerItem of(Trigger trigger) {
        var function = trigger.function();
        return new TriggerItem(
                trigger.name(),
                trigger.timing(),
                trigger.events(),
                function == null ? null : NameSyntax.qualified(new TableRef(function.schema(), function.name())));
    }

    static UsageItem of(FunctionUse use) {
        return new UsageItem(
                NameSyntax.qualified(use.function()),
                use.kind(),
                Cuts.first(use.overloads(), MOST_NAMES),
                Cuts.totalIfMore(use.overloads(), MOST_NAMES),
                use.operations(),
                use.isPossible() ? "possible" : null,
                use.schemaResolution(),
                use.dynamicSql(),
                shownIfAny(use.via()),
                Cuts.first(use.calledByTriggers(), MOST_NAMES).stream()
                        .map(trigger ->
                                NameSyntax.qualified(trigger.table()) + "." + NameSyntax.part(trigger.trigger()))
                        .toList(),
                Cuts.totalIfMore(use.calledByTriggers(), MOST_NAMES));
    }

    static UnverifiedItem of(UnverifiedRoutine unverified) {
        return new UnverifiedItem(
                NameSyntax.qualified(unverified.routine().name()),
                unverified.routine().arguments(),
                spelling(unverified.reason()));
    }

    private static String spelling(Reason reason) {
        return switch (reason) {
            case DYNAMIC_SQL -> "dynamicSql";
            case INCOMPLETE -> "incomplete";
            case UNSUPPORTED -> "unsupported";
        };
    }

    static SequenceItem ofSequence(Map.Entry<ObjectName, List<String>> sequence) {
        var columns = sequence.getValue();
        return new SequenceItem(
                NameSyntax.qualified(sequence.getKey()),
                Cuts.first(columns, MOST_NAMES),
                Cuts.totalIfMore(columns, MOST_NAMES));
    }

    static TypeItem of(UsedType used) {
        return new TypeItem(
                NameSyntax.qualified(used.type().name()),
                used.type().category(),
                Cuts.first(used.columns(), MOST_NAMES),
                Cuts.totalIfMore(used.columns(), MOST_NAMES));
    }

    private static @Nullable String shownIfAny(@Nullable ObjectName name) {
        return name == null ? null : NameSyntax.qualified(name);
    }
}
