package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.toMap;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.LiveTable.TypeFacets;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Make of a catalog what somebody may see of it: as if the rest didn't exist.
 *
 * <p>Objects outside are left out, and so is what leads to them: relations, partitions, uses. Of SQL that names them
 * nothing is shown. What people wrote as a comment stays as it is.
 */
public final class CatalogRestriction {

    /** Stands where an object must have a text and the true one would tell of hidden objects. */
    static final String NOT_SHOWN = "(not shown)";

    private final Catalog catalog;
    private final Visibility visibility;
    private final HiddenNames hidden;

    /** Prepare to restrict what is, or belongs to, this catalog. */
    public CatalogRestriction(Catalog catalog, Visibility visibility) {
        this.catalog = catalog;
        this.visibility = visibility;
        hidden = new HiddenNames(catalog, visibility);
    }

    /** Get what may be seen of the catalog. */
    public Catalog restricted() {
        return new Catalog(
                catalog.databases().stream().flatMap(this::restricted).toList(),
                catalog.tables().stream()
                        .filter(table -> visibility.holds(table.name()))
                        .map(this::restricted)
                        .toList(),
                catalog.routines().stream().flatMap(this::restricted).toList(),
                catalog.sequences().stream()
                        .filter(sequence -> visibility.holds(sequence.name()))
                        .map(this::restricted)
                        .toList(),
                catalog.types().stream()
                        .filter(type -> visibility.holds(type.name()))
                        .map(this::restricted)
                        .toList(),
                catalog.viewpoints().stream().flatMap(this::restricted).toList(),
                catalog.routineInsights().stream()
                        .filter(insight -> visibility.holds(insight.routine()))
                        .map(this::restricted)
                        .toList());
    }

    /** Get what may be seen of a table that may be seen. */
    public Table restricted(Table table) {
        return new TableRestriction(table, visibility, hidden).restricted();
    }

    /** Get what may be seen of a table that may be seen, as it is now. */
    public LiveTable restricted(LiveTable live) {
        String database = live.table().name().database();
        return new LiveTable(
                restricted(live.table()),
                live.facets().entrySet().stream()
                        .collect(toMap(
                                Map.Entry::getKey,
                                column -> new TypeFacets(
                                        shown(
                                                !hidden.qualifyIn(
                                                        database,
                                                        column.getValue().dataType()),
                                                column.getValue().dataType()),
                                        column.getValue().characterMaximumLength(),
                                        column.getValue().numericPrecision(),
                                        column.getValue().numericScale()))));
    }

    /** Tell whether a table may be seen. */
    public boolean holds(Table table) {
        return visibility.holds(table.name());
    }

    static String shown(boolean isTold, String text) {
        return isTold ? text : NOT_SHOWN;
    }

    private Stream<Database> restricted(Database database) {
        var schemas = database.schemas().stream()
                .filter(schema -> visibility.holds(database.name(), schema))
                .toList();
        boolean nothingLeft = schemas.isEmpty() && !database.schemas().isEmpty();
        return nothingLeft || !visibility.holdsDatabase(database.name())
                ? Stream.empty()
                : Stream.of(new Database(
                        database.name(),
                        database.product(),
                        database.version(),
                        database.majorVersion(),
                        database.capturedAt(),
                        schemas,
                        hidden.told(database.name(), database.unknown())));
    }

    /** An overload whose very signature names a hidden type is hidden with it. */
    private Stream<Routine> restricted(Routine routine) {
        String database = routine.name().database();
        if (!visibility.holds(routine.name())
                || hidden.qualifyIn(database, routine.arguments())
                || hidden.qualifyIn(database, routine.result())) {
            return Stream.empty();
        }
        List<TableRef> referenced = routine.referencedTables();
        boolean told = !hidden.standIn(database, routine.definition())
                && (referenced == null || referenced.stream().allMatch(table -> holds(database, table)));
        return Stream.of(new Routine(
                routine.name(),
                routine.kind(),
                routine.arguments(),
                routine.result(),
                routine.language(),
                told ? routine.definition() : null,
                routine.description(),
                routine.packageName(),
                referenced == null
                        ? null
                        : referenced.stream()
                                .filter(table -> holds(database, table))
                                .toList(),
                hidden.told(database, routine.unknown())));
    }

    private RoutineInsight restricted(RoutineInsight insight) {
        String database = insight.routine().database();
        return new RoutineInsight(
                insight.routine(),
                insight.arguments(),
                insight.language(),
                insight.definitionHash(),
                insight.status(),
                insight.tables().stream()
                        .flatMap(use -> restricted(database, use))
                        .toList(),
                insight.dynamicSql().stream()
                        .map(sql -> shown(!hidden.standIn(database, sql), sql))
                        .toList(),
                insight.incomplete(),
                insight.overloadsMerged(),
                hidden.told(database, insight.unknown()));
    }

    private Stream<TableUse> restricted(String database, TableUse use) {
        var candidates = use.schemaCandidates().stream()
                .filter(schema -> visibility.holds(database, schema))
                .toList();
        return isHidden(database, use, candidates)
                ? Stream.empty()
                : Stream.of(new TableUse(
                        use.schema(),
                        use.name(),
                        use.operations(),
                        use.schemaResolution(),
                        candidates,
                        hidden.told(database, use.unknown())));
    }

    private boolean isHidden(String database, TableUse use, List<String> candidates) {
        if (use.schema() != null) {
            return !visibility.holds(database, use.schema());
        }
        return candidates.isEmpty() && (!use.schemaCandidates().isEmpty() || hidden.standIn(database, use.name()));
    }

    private Sequence restricted(Sequence sequence) {
        var owner = sequence.ownedBy();
        boolean isShown = owner != null && visibility.holds(sequence.name().database(), owner.schema());
        return new Sequence(
                sequence.name(),
                sequence.dataType(),
                sequence.start(),
                sequence.increment(),
                sequence.min(),
                sequence.max(),
                sequence.cycle(),
                isShown ? owner : null,
                sequence.description(),
                hidden.told(sequence.name().database(), sequence.unknown()));
    }

    private UserType restricted(UserType type) {
        String database = type.name().database();
        return new UserType(
                type.name(),
                type.category(),
                hidden.qualifyIn(database, type.definition()) ? null : type.definition(),
                type.values(),
                type.attributes().stream()
                        .map(attribute -> new TypeAttribute(
                                attribute.name(),
                                shown(!hidden.qualifyIn(database, attribute.type()), attribute.type()),
                                hidden.told(database, attribute.unknown())))
                        .toList(),
                type.description(),
                hidden.told(database, type.unknown()));
    }

    private Stream<Viewpoint> restricted(Viewpoint viewpoint) {
        var tables = viewpoint.tables().stream()
                .filter(table -> holds(viewpoint.database(), table))
                .toList();
        boolean nothingLeft = tables.isEmpty() && !viewpoint.tables().isEmpty();
        return nothingLeft || !visibility.holdsDatabase(viewpoint.database())
                ? Stream.empty()
                : Stream.of(new Viewpoint(
                        viewpoint.database(),
                        viewpoint.id(),
                        viewpoint.name(),
                        viewpoint.description(),
                        tables,
                        hidden.told(viewpoint.database(), viewpoint.unknown())));
    }

    private boolean holds(String database, TableRef table) {
        return visibility.holds(database, table.schema());
    }
}
