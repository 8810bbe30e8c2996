package dev.dbxray.domain.model;

import static java.util.Comparator.comparing;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Hold all objects of one or more databases, immutable and in canonical order whatever order they came in. */
public final class Catalog {

    private final List<Database> databases;
    private final List<Table> tables;
    private final List<Routine> routines;
    private final List<Sequence> sequences;
    private final List<UserType> types;
    private final List<Viewpoint> viewpoints;
    private final List<RoutineInsight> routineInsights;
    private final Map<ObjectName, Table> tableByName;

    /**
     * Make a catalog of these objects, without insights into its routines.
     *
     * @throws IllegalArgumentException if a database, table, sequence, type, viewpoint or overload stands in it twice
     */
    public Catalog(
            List<Database> databases,
            List<Table> tables,
            List<Routine> routines,
            List<Sequence> sequences,
            List<UserType> types,
            List<Viewpoint> viewpoints) {
        this(databases, tables, routines, sequences, types, viewpoints, List.of());
    }

    /**
     * Make a catalog of these objects.
     *
     * @throws IllegalArgumentException if a database, table, sequence, type, viewpoint, overload or insight stands in it
     *     twice
     */
    public Catalog(
            List<Database> databases,
            List<Table> tables,
            List<Routine> routines,
            List<Sequence> sequences,
            List<UserType> types,
            List<Viewpoint> viewpoints,
            List<RoutineInsight> routineInsights) {
        this.databases = canonical(databases, Database::name, Comparator.naturalOrder());
        this.tables = canonical(tables, Table::name, Comparator.naturalOrder());
        this.routines = canonical(routines, OverloadKey::of, OverloadKey.CANONICAL);
        this.sequences = canonical(sequences, Sequence::name, Comparator.naturalOrder());
        this.types = canonical(types, UserType::name, Comparator.naturalOrder());
        this.viewpoints = canonical(viewpoints, ViewpointKey::of, ViewpointKey.CANONICAL);
        this.routineInsights = canonical(routineInsights, OverloadKey::of, OverloadKey.CANONICAL);
        this.tableByName = HashMap.newHashMap(tables.size());
        this.tables.forEach(table -> tableByName.put(table.name(), table));
    }

    /** Get the databases by name. */
    public List<Database> databases() {
        return databases;
    }

    /** Get the tables by database, schema and name. */
    public List<Table> tables() {
        return tables;
    }

    /** Get the functions and procedures by database, schema, name and arguments. */
    public List<Routine> routines() {
        return routines;
    }

    /** Get the sequences by database, schema and name. */
    public List<Sequence> sequences() {
        return sequences;
    }

    /** Get the user-defined types by database, schema and name. */
    public List<UserType> types() {
        return types;
    }

    /** Get the viewpoints by database and id. */
    public List<Viewpoint> viewpoints() {
        return viewpoints;
    }

    /** Get what is known of the routines' bodies, by database, schema, name and arguments. */
    public List<RoutineInsight> routineInsights() {
        return routineInsights;
    }

    /** Find the table of exactly this name. */
    public Optional<Table> table(ObjectName name) {
        return Optional.ofNullable(tableByName.get(name));
    }

    private static <T, K> List<T> canonical(List<T> objects, Function<T, K> key, Comparator<? super K> order) {
        var sorted = objects.stream().sorted(comparing(key, order)).toList();
        for (int i = 1; i < sorted.size(); i++) {
            K here = key.apply(sorted.get(i));
            if (order.compare(key.apply(sorted.get(i - 1)), here) == 0) {
                throw new IllegalArgumentException("twice in one catalog: " + here);
            }
        }
        return Collections.unmodifiableList(sorted);
    }

    private record OverloadKey(ObjectName name, String packageName, String arguments) {

        static final Comparator<OverloadKey> CANONICAL = comparing(OverloadKey::name)
                .thenComparing(OverloadKey::packageName)
                .thenComparing(OverloadKey::arguments);

        static OverloadKey of(Routine routine) {
            String packageName = routine.packageName();
            return new OverloadKey(routine.name(), packageName == null ? "" : packageName, routine.arguments());
        }

        static OverloadKey of(RoutineInsight insight) {
            return new OverloadKey(insight.routine(), "", insight.arguments());
        }
    }

    private record ViewpointKey(String database, String id) {

        static final Comparator<ViewpointKey> CANONICAL =
                comparing(ViewpointKey::database).thenComparing(ViewpointKey::id);

        static ViewpointKey of(Viewpoint viewpoint) {
            return new ViewpointKey(viewpoint.database(), viewpoint.id());
        }
    }
}
