package dev.dbxray.domain.rule;

import static java.util.Comparator.comparingInt;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Find columns by name in any letter case and width. The whole name counts most, then the whole logical name, the beginning
 * of the name, and a part of either.
 */
public final class ColumnSearch {

    private static final int WHOLE_NAME = 4;
    private static final int WHOLE_LOGICAL_NAME = 3;
    private static final int BEGINNING_OF_NAME = 2;
    private static final int PART = 1;

    private final List<Table> tables;
    // Millions of columns have far fewer names, so that a part is looked for in the names and not in the columns.
    private final Map<String, List<Place>> placesByName = new HashMap<>();
    private final Map<String, List<Place>> placesByLogicalName = new HashMap<>();

    /** Index every column of the catalog. */
    public ColumnSearch(Catalog catalog) {
        tables = catalog.tables();
        for (int table = 0; table < tables.size(); table++) {
            var columns = tables.get(table).columns();
            for (int position = 0; position < columns.size(); position++) {
                var place = new Place(table, position);
                add(placesByName, columns.get(position).name(), place);
                String logicalName = columns.get(position).logicalName();
                if (logicalName != null) {
                    add(placesByLogicalName, logicalName, place);
                }
            }
        }
    }

    private static void add(Map<String, List<Place>> places, String name, Place place) {
        places.computeIfAbsent(TextFilter.normalize(name), unusedName -> new ArrayList<>())
                .add(place);
    }

    /**
     * Find columns, the best first, then by table and position.
     *
     * @param name what was written
     * @param match how much of a name must fit
     * @param isInScope tells the tables whose columns may be found
     */
    public List<FoundColumn> find(String name, ColumnMatch match, Predicate<ObjectName> isInScope) {
        String wanted = TextFilter.normalize(name.strip());
        var strengths = new HashMap<Place, Integer>();
        placesByName.forEach((candidate, places) -> note(strengths, places, strengthOfName(candidate, wanted)));
        placesByLogicalName.forEach(
                (candidate, places) -> note(strengths, places, strengthOfLogicalName(candidate, wanted)));
        return strengths.entrySet().stream()
                .filter(found -> found.getValue() >= match.leastStrength())
                .filter(found ->
                        isInScope.test(tables.get(found.getKey().table()).name()))
                .sorted(comparingInt((Map.Entry<Place, Integer> found) -> -found.getValue())
                        .thenComparingInt(found -> found.getKey().table())
                        .thenComparingInt(found -> found.getKey().position()))
                .map(found -> column(found.getKey()))
                .toList();
    }

    private static void note(Map<Place, Integer> strengths, List<Place> places, int strength) {
        if (strength > 0) {
            places.forEach(place -> strengths.merge(place, strength, Math::max));
        }
    }

    private static int strengthOfName(String candidate, String wanted) {
        if (candidate.equals(wanted)) {
            return WHOLE_NAME;
        }
        if (candidate.startsWith(wanted)) {
            return BEGINNING_OF_NAME;
        }
        return candidate.contains(wanted) ? PART : 0;
    }

    private static int strengthOfLogicalName(String candidate, String wanted) {
        if (candidate.equals(wanted)) {
            return WHOLE_LOGICAL_NAME;
        }
        return candidate.contains(wanted) ? PART : 0;
    }

    private FoundColumn column(Place place) {
        Table table = tables.get(place.table());
        return new FoundColumn(table, table.columns().get(place.position()));
    }

    private record Place(int table, int position) {}
}
