package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.AnalyzeImpact;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.rule.TableImpact;

final class AnalyzeImpactUseCase implements AnalyzeImpact {

    private final CatalogHolder catalogs;

    AnalyzeImpactUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<TableImpact> analyzeImpact(WrittenName table) {
        var view = catalogs.view();
        return ByName.table(view, table).map(name -> view.impact().get().of(view.table(name)));
    }
}
