package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask which tables seem to belong together. */
@FunctionalInterface
public interface ListTableClusters {

    /** Guess it from the relations between the tables; the biggest clusters come first. */
    Scoped<Clusters> listTableClusters(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     * @param excludeViewpointTables whether to leave out tables that belong to a viewpoint
     * @param maxClusterSize how many tables a cluster should hold at the most
     * @param page which part of the list of clusters
     */
    record Query(
            @Nullable String database,
            @Nullable String schema,
            boolean excludeViewpointTables,
            int maxClusterSize,
            Page page) {}

    /**
     * Hold a part of the clusters.
     *
     * @param page the clusters of the page
     * @param hubs the tables that were taken out to split clusters, those to which most others refer first
     * @param unrelatedTables how many tables have no relation with any other one
     */
    record Clusters(Cut<Cluster> page, List<Hub> hubs, int unrelatedTables) {
        public Clusters {
            hubs = List.copyOf(hubs);
        }
    }

    /**
     * Hold a cluster.
     *
     * @param tables the tables, those to which most others refer first; the first one stands for the cluster
     * @param hubs the tables taken out of it that its tables have a relation with
     * @param viewpoints the ids of the viewpoints that hold one of its tables, in order
     */
    record Cluster(List<Table> tables, List<ObjectName> hubs, List<String> viewpoints) {
        public Cluster {
            tables = List.copyOf(tables);
            hubs = List.copyOf(hubs);
            viewpoints = List.copyOf(viewpoints);
        }
    }

    /**
     * Hold a table that was taken out of a cluster since too much refers to it.
     *
     * @param table the table
     * @param incoming how many of the tables refer to it
     */
    record Hub(Table table, int incoming) {}
}
