package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.TableSection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

final class DescribeTableUseCase implements DescribeTable {

    private final CatalogHolder catalogs;

    DescribeTableUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Named<Answer> describeTable(Query query) {
        var view = catalogs.view();
        return ByName.table(view, query.table()).map(name -> describe(name, query, view));
    }

    private static Answer describe(ObjectName name, Query query, CatalogView view) {
        Table table = view.table(name);
        var missing = missingColumns(table, query.columns());
        if (!missing.isEmpty()) {
            return new UnknownColumns(
                    name, missing, table.columns().stream().map(Column::name).toList());
        }
        Set<TableSection> sections = query.sections().isEmpty() ? EnumSet.allOf(TableSection.class) : query.sections();
        var views = sections.contains(TableSection.REFERENCED_BY_VIEWS)
                ? view.viewReferences().viewsReading(name)
                : List.<Table>of();
        return new Description(
                TableSection.keep(onlyColumns(table, query.columns()), sections),
                views,
                view.viewpoints().of(name),
                view.junctions().of(name).orElse(null),
                view.junctions().manyToMany(name));
    }

    private static List<String> missingColumns(Table table, List<String> wanted) {
        return wanted.stream()
                .filter(name -> table.columns().stream().noneMatch(ColumnPattern.of(List.of(name))))
                .toList();
    }

    private static Table onlyColumns(Table table, List<String> wanted) {
        return wanted.isEmpty()
                ? table
                : table.toBuilder()
                        .columns(table.columns().stream()
                                .filter(ColumnPattern.of(wanted))
                                .toList())
                        .build();
    }
}
