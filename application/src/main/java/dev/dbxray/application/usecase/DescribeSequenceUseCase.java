package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.DescribeSequence;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.WrittenName;

final class DescribeSequenceUseCase implements DescribeSequence {

    private final CatalogHolder catalogs;

    DescribeSequenceUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Description> describeSequence(WrittenName written) {
        var view = catalogs.view();
        return ByName.sequence(view, written)
                .map(name -> new Description(
                        view.sequence(name), view.sequenceUsage().get().columnsUsing(name)));
    }
}
