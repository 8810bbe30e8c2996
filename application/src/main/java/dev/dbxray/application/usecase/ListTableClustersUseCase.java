package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListTableClusters;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.graph.TableCluster;
import dev.dbxray.domain.graph.TableClusters;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Viewpoint;
import java.util.function.Predicate;

final class ListTableClustersUseCase implements ListTableClusters {

    private final CatalogHolder catalogs;

    ListTableClustersUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Clusters> listTableClusters(Query query) {
        var view = catalogs.view();
        return InScope.answer(view, query.database(), query.schema(), scope -> {
            Predicate<ObjectName> belongsToNone =
                    name -> view.viewpoints().of(name).isEmpty();
            Predicate<ObjectName> isMeant =
                    query.excludeViewpointTables() ? belongsToNone.and(scope::holds) : scope::holds;
            var found = new TableClusters(view.relations(), isMeant).of(query.maxClusterSize());
            return new Clusters(
                    query.page().of(found.clusters()).map(cluster -> describe(cluster, view)),
                    found.hubs().stream()
                            .map(hub -> new Hub(view.table(hub.table()), hub.incoming()))
                            .toList(),
                    found.unrelated());
        });
    }

    private static Cluster describe(TableCluster cluster, CatalogView view) {
        return new Cluster(
                cluster.tables().stream().map(view::table).toList(),
                cluster.hubs(),
                cluster.tables().stream()
                        .flatMap(table -> view.viewpoints().of(table).stream())
                        .map(Viewpoint::id)
                        .distinct()
                        .sorted()
                        .toList());
    }
}
