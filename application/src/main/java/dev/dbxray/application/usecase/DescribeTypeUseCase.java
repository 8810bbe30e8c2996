package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.DescribeType;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.WrittenName;

final class DescribeTypeUseCase implements DescribeType {

    private final CatalogHolder catalogs;

    DescribeTypeUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Description> describeType(WrittenName written) {
        var view = catalogs.view();
        return ByName.type(view, written)
                .map(name ->
                        new Description(view.type(name), view.typeUsage().get().columnsUsing(name)));
    }
}
