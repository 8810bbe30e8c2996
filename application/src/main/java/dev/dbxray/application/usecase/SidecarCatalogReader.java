package dev.dbxray.application.usecase;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.sidecar.Sidecar;
import dev.dbxray.domain.sidecar.SidecarRule;

/** Read what another reader reads and put people's own knowledge into it. */
record SidecarCatalogReader(CatalogReader reader, Sidecar sidecar) implements CatalogReader {

    @Override
    public Catalog read(Progress progress) {
        var annotated = SidecarRule.apply(reader.read(progress), sidecar);
        annotated.problems().stream().map(SidecarWarning::of).forEach(progress::warn);
        return annotated.catalog();
    }
}
