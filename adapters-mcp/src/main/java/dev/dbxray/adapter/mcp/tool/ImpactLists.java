package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.ImpactResult.MorePart;
import dev.dbxray.domain.rule.TableImpact;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Hold the lists of a table's impact, whole, and show their heads. */
final class ImpactLists {

    private static final int MOST_LISTED = 50;

    private final Map<ImpactSection, List<Record>> lists = new EnumMap<>(ImpactSection.class);

    ImpactLists(TableImpact impact) {
        for (ImpactSection section : ImpactSection.values()) {
            lists.put(section, items(section, impact));
        }
    }

    private static List<Record> items(ImpactSection section, TableImpact impact) {
        return switch (section) {
            case DIRECT -> impact.direct().stream().map(ImpactItems::of).toList();
            case INDIRECT -> impact.indirect().stream().map(ImpactItems::of).toList();
            case VIEWS -> impact.views().stream().map(ImpactItems::of).toList();
            case TRIGGERS ->
                impact.table().triggers().stream().map(ImpactItems::of).toList();
            case USAGES ->
                impact.functions().uses().stream().map(ImpactItems::of).toList();
            case UNVERIFIED ->
                impact.functions().unverified().stream().map(ImpactItems::of).toList();
            case SEQUENCES ->
                impact.sequences().entrySet().stream()
                        .map(ImpactItems::ofSequence)
                        .toList();
            case TYPES -> impact.types().stream().map(ImpactItems::of).toList();
        };
    }

    List<Record> all(ImpactSection section) {
        return lists.getOrDefault(section, List.of());
    }

    List<Record> head(ImpactSection section) {
        return Cuts.first(all(section), MOST_LISTED);
    }

    /** Say which lists are longer than their heads, and where they go on. */
    List<MorePart> more() {
        return lists.entrySet().stream()
                .filter(list -> list.getValue().size() > MOST_LISTED)
                .map(list -> new MorePart(list.getKey(), list.getValue().size(), MOST_LISTED))
                .toList();
    }
}
