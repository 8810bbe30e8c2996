package dev.dbxray.application.usecase;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.RoutineAnalyzer;
import dev.dbxray.domain.model.Catalog;

record AnalyzedCatalogReader(CatalogReader reader, RoutineAnalyzer analyzer) implements CatalogReader {

    @Override
    public Catalog read(Progress progress) {
        Catalog catalog = reader.read(progress);
        return new Catalog(
                catalog.databases(),
                catalog.tables(),
                catalog.routines(),
                catalog.sequences(),
                catalog.types(),
                catalog.viewpoints(),
                analyzer.analyze(catalog, progress));
    }
}
