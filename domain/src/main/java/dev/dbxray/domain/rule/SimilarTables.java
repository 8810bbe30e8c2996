package dev.dbxray.domain.rule;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Find tables of similar column names: the more of their weight two sets of names share, the more alike they are (weighted
 * Jaccard index). It says nothing of what the names mean.
 */
public final class SimilarTables {

    private static final Pattern SIZE = Pattern.compile("\\s*\\([^)]*\\)");
    private static final int SAME = 100;

    private final List<Table> tables;
    private final List<ColumnSet> columns;
    private final Map<String, List<Integer>> tablesByName = new HashMap<>();

    /** Index the columns of every table of the catalog, views left out. */
    public SimilarTables(Catalog catalog) {
        tables = catalog.tables().stream()
                .filter(table -> table.type().equals(TableType.TABLE))
                .toList();
        columns = tables.stream().map(ColumnSet::of).toList();
        for (int table = 0; table < tables.size(); table++) {
            for (String name : columns.get(table).names()) {
                tablesByName
                        .computeIfAbsent(name, unusedName -> new ArrayList<>())
                        .add(table);
            }
        }
    }

    /**
     * Say what to compare with what.
     *
     * @param databases the databases whose tables make names common or rare
     * @param isInScope tells the tables that may be found
     * @param minShared how many names must be shared at least
     * @param minSimilarity how alike they must be at least, in per cent
     */
    public record Wanted(Set<String> databases, Predicate<ObjectName> isInScope, int minShared, int minSimilarity) {
        public Wanted {
            databases = Set.copyOf(databases);
        }
    }

    /** Find tables like this one, itself left out, the most alike first, then by shared names and by name. */
    public List<SimilarTable> to(Table base, Wanted wanted) {
        return find(ColumnSet.of(base), base.name(), wanted);
    }

    /** Find tables that have columns of these names, the most alike first, then by shared names and by name. */
    public List<SimilarTable> to(List<String> names, Wanted wanted) {
        return find(ColumnSet.of(names), null, wanted);
    }

    private List<SimilarTable> find(ColumnSet base, @Nullable ObjectName self, Wanted wanted) {
        var shared = new HashMap<Integer, Integer>();
        base.names()
                .forEach(name -> tablesByName
                        .getOrDefault(name, List.of())
                        .forEach(table -> shared.merge(table, 1, Integer::sum)));
        var weights = weights(self, wanted.databases());
        return shared.entrySet().stream()
                .filter(candidate -> candidate.getValue() >= wanted.minShared())
                .filter(candidate -> isOther(tables.get(candidate.getKey()), self))
                .filter(candidate ->
                        wanted.isInScope().test(tables.get(candidate.getKey()).name()))
                .map(candidate -> compare(base, candidate.getKey(), weights))
                .filter(similar -> similar.similarity() >= wanted.minSimilarity())
                .sorted(comparingInt((SimilarTable similar) -> -similar.similarity())
                        .thenComparingInt(similar -> -similar.sharedColumns())
                        .thenComparing(comparing(similar -> similar.table().name())))
                .toList();
    }

    private static boolean isOther(Table table, @Nullable ObjectName self) {
        return !table.name().equals(self);
    }

    private ColumnWeights weights(@Nullable ObjectName self, Set<String> databases) {
        var counted = new BitSet();
        for (int table = 0; table < tables.size(); table++) {
            counted.set(
                    table, databases.contains(tables.get(table).name().database()) && isOther(tables.get(table), self));
        }
        return new ColumnWeights(
                counted.cardinality(), name -> (int) tablesByName.getOrDefault(name, List.of()).stream()
                        .filter(counted::get)
                        .count());
    }

    private SimilarTable compare(ColumnSet base, int table, ColumnWeights weights) {
        var other = columns.get(table);
        var shared = base.names().stream().filter(other.names()::contains).toList();
        boolean lacksNone = shared.size() == base.size();
        boolean addsNone = shared.size() == other.size();
        var all = new HashSet<>(base.names());
        all.addAll(other.names());
        double percent = SAME * weights.of(shared) / weights.of(all);
        return new SimilarTable(
                tables.get(table),
                lacksNone && addsNone ? SAME : (int) Math.min(SAME - 1, Math.round(percent)),
                SimilarTable.Kind.of(lacksNone, addsNone),
                shared.size(),
                base.spellings(name -> !other.names().contains(name)),
                other.spellings(name -> !base.names().contains(name)),
                mismatches(base, other, shared));
    }

    private static List<SimilarTable.TypeMismatch> mismatches(ColumnSet base, ColumnSet other, List<String> shared) {
        var found = new ArrayList<SimilarTable.TypeMismatch>();
        for (String name : shared) {
            var mine = base.byName().get(name);
            var theirs = other.byName().get(name);
            if (mine != null && theirs != null && mine.type() != null && theirs.type() != null) {
                String type = mine.type();
                String otherType = theirs.type();
                if (!type.equalsIgnoreCase(otherType)) {
                    boolean onlySize = withoutSize(type).equalsIgnoreCase(withoutSize(otherType));
                    found.add(new SimilarTable.TypeMismatch(mine.name(), type, otherType, onlySize));
                }
            }
        }
        return found;
    }

    private static String withoutSize(String type) {
        return SIZE.matcher(type).replaceAll("");
    }
}
