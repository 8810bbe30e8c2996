package dev.dbxray.application.usecase;

import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.NameIndex;
import dev.dbxray.domain.rule.SchemaCounts;
import dev.dbxray.domain.rule.ScopeIndex;
import dev.dbxray.domain.rule.ViewReferences;
import dev.dbxray.domain.rule.ViewpointMembership;

/** Hold one catalog with everything that is derived from it once, so that a call sees one state from start to end. */
record CatalogView(
        Catalog catalog,
        NameIndex tableNames,
        ScopeIndex scopes,
        SchemaCounts counts,
        ViewReferences viewReferences,
        ViewpointMembership viewpoints,
        RelationGraph relations) {

    static CatalogView of(Catalog catalog) {
        return new CatalogView(
                catalog,
                new NameIndex(catalog.tables().stream().map(Table::name).toList()),
                new ScopeIndex(catalog),
                new SchemaCounts(catalog),
                new ViewReferences(catalog),
                new ViewpointMembership(catalog),
                new RelationGraph(catalog));
    }

    /** Get a table that a name of this same view stands for. */
    Table table(ObjectName name) {
        return catalog.table(name).orElseThrow();
    }
}
