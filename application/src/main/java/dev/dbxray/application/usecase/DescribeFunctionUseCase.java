package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.DescribeFunction;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.WrittenName;

final class DescribeFunctionUseCase implements DescribeFunction {

    private final CatalogHolder catalogs;

    DescribeFunctionUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Function> describeFunction(WrittenName function) {
        var view = catalogs.view();
        return ByName.function(view, function)
                .map(name -> new Function(
                        name,
                        view.overloads(name).stream()
                                .map(routine ->
                                        new Overload(routine, view.insights().of(routine)))
                                .toList()));
    }
}
