package dev.dbxray.domain.sidecar;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.sidecar.SidecarProblem.RepeatedViewpoint;
import dev.dbxray.domain.sidecar.SidecarProblem.ViewpointWithoutDatabase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Put each declared viewpoint into the databases that its tables belong to. */
final class ViewpointPlacement {

    private record Key(String database, String id) {
        static Key of(Viewpoint viewpoint) {
            return new Key(viewpoint.database(), viewpoint.id());
        }
    }

    private final Catalog catalog;
    private final NameLookup lookup;
    private final ViewpointSelection selection;
    private final Map<Key, Viewpoint> placed = new LinkedHashMap<>();

    ViewpointPlacement(Catalog catalog, NameLookup lookup) {
        this.catalog = catalog;
        this.lookup = lookup;
        selection = new ViewpointSelection(catalog, lookup);
    }

    void place(DeclaredViewpoint declared) {
        Map<String, List<TableRef>> tablesByDatabase = selection.of(declared).stream()
                .collect(
                        groupingBy(ObjectName::database, TreeMap::new, mapping(ObjectName::withoutDatabase, toList())));
        if (tablesByDatabase.isEmpty()) {
            placeWithoutTables(declared);
        }
        tablesByDatabase.forEach((database, tables) -> place(declared, database, tables));
    }

    private void placeWithoutTables(DeclaredViewpoint declared) {
        if (catalog.databases().size() == 1) {
            place(declared, catalog.databases().getFirst().name(), List.of());
        } else {
            lookup.report(new ViewpointWithoutDatabase(declared.id()));
        }
    }

    private void place(DeclaredViewpoint declared, String database, List<TableRef> tables) {
        var viewpoint = new Viewpoint(
                database, declared.id(), declared.name(), declared.description(), tables, UnknownProperties.NONE);
        if (placed.putIfAbsent(Key.of(viewpoint), viewpoint) != null) {
            lookup.report(new RepeatedViewpoint(declared.id(), database));
        }
    }

    /** Get the placed viewpoints and those of the catalog that none of them replaces. */
    List<Viewpoint> all() {
        var others = catalog.viewpoints().stream().filter(viewpoint -> !placed.containsKey(Key.of(viewpoint)));
        return Stream.concat(others, placed.values().stream()).toList();
    }
}
