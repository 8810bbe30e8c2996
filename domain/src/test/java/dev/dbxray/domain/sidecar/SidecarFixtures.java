package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Catalog;
import java.util.List;

/** Make sidecars for tests in few words; what a test doesn't name is absent. */
final class SidecarFixtures {

    private SidecarFixtures() {}

    static TableNote aNote(String table, ColumnNote... columns) {
        return new TableNote(table, null, null, List.of(), List.of(), List.of(columns));
    }

    static DeclaredRelation aRelation(String from, List<String> columns, String to, String... referencedColumns) {
        return new DeclaredRelation(null, from, columns, to, List.of(referencedColumns), null);
    }

    static DeclaredViewpoint aViewpoint(String id, String... tables) {
        return new DeclaredViewpoint(id, id, null, List.of(tables), List.of(), 0, List.of());
    }

    static AnnotatedCatalog apply(Catalog catalog, TableNote... notes) {
        return SidecarRule.apply(catalog, new Sidecar(List.of(notes), List.of(), List.of()));
    }

    static AnnotatedCatalog apply(Catalog catalog, DeclaredRelation... relations) {
        return SidecarRule.apply(catalog, new Sidecar(List.of(), List.of(relations), List.of()));
    }

    static AnnotatedCatalog apply(Catalog catalog, DeclaredViewpoint... viewpoints) {
        return SidecarRule.apply(catalog, new Sidecar(List.of(), List.of(), List.of(viewpoints)));
    }
}
