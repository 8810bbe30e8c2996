package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.ImpactResult.MorePart;
import dev.dbxray.domain.rule.TableImpact;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Show the lists of a table's impact: their heads, or one of them whole. */
final class ImpactLists {

    private static final int MOST_LISTED = 50;

    private ImpactLists() {}

    static <T, R extends Record> List<R> head(Collection<T> items, Function<T, R> make) {
        return items.stream().limit(MOST_LISTED).map(make).toList();
    }

    /** Say which lists are longer than their heads, and where they go on. */
    static List<MorePart> more(TableImpact impact) {
        return Arrays.stream(ImpactSection.values())
                .map(section -> new MorePart(section, all(section, impact).size(), MOST_LISTED))
                .filter(part -> part.total() > MOST_LISTED)
                .toList();
    }

    static List<Record> all(ImpactSection section, TableImpact impact) {
        return switch (section) {
            case DIRECT -> items(impact.direct(), ImpactItems::of);
            case INDIRECT -> items(impact.indirect(), ImpactItems::of);
            case VIEWS -> items(impact.views(), ImpactItems::of);
            case TRIGGERS -> items(impact.table().triggers(), ImpactItems::of);
            case USAGES -> items(impact.functions().uses(), ImpactItems::of);
            case UNVERIFIED -> items(impact.functions().unverified(), ImpactItems::of);
            case SEQUENCES -> items(impact.sequences().entrySet(), ImpactItems::ofSequence);
            case TYPES -> items(impact.types(), ImpactItems::of);
        };
    }

    private static <T> List<Record> items(Collection<T> items, Function<T, Record> make) {
        return items.stream().map(make).toList();
    }
}
