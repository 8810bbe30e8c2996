package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Viewpoint;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Apply a sidecar to a catalog. What the sidecar says wins over what the catalog has, and what it leaves out stays;
 * applying the same sidecar again changes nothing.
 */
public final class SidecarRule {

    private final Map<ObjectName, Table> tables = new LinkedHashMap<>();
    private final NameLookup lookup;

    private SidecarRule(Catalog catalog) {
        catalog.tables().forEach(table -> tables.put(table.name(), table));
        lookup = new NameLookup(tables.keySet());
    }

    /** Apply what can be applied and report the rest. */
    public static AnnotatedCatalog apply(Catalog catalog, Sidecar sidecar) {
        var rule = new SidecarRule(catalog);
        sidecar.tables().forEach(rule::describe);
        sidecar.relations().forEach(rule::relate);
        Catalog related = rule.with(catalog.viewpoints(), catalog);
        var viewpoints = new ViewpointPlacement(related, rule.lookup);
        sidecar.viewpoints().forEach(viewpoints::place);
        return new AnnotatedCatalog(rule.with(viewpoints.all(), catalog), rule.lookup.problems());
    }

    private Catalog with(List<Viewpoint> viewpoints, Catalog catalog) {
        return new Catalog(
                catalog.databases(),
                List.copyOf(tables.values()),
                catalog.routines(),
                catalog.sequences(),
                catalog.types(),
                viewpoints,
                catalog.routineInsights());
    }

    private void describe(TableNote note) {
        lookup.table(note.table()).ifPresent(name -> {
            lookup.label(name, note.labels());
            tables.computeIfPresent(name, (same, table) -> Notes.on(table, note, lookup));
        });
    }

    private void relate(DeclaredRelation declared) {
        new RelationResolution(tables, lookup)
                .resolve(declared)
                .ifPresent(found -> tables.computeIfPresent(found.from(), (same, table) -> found.addTo(table)));
    }
}
