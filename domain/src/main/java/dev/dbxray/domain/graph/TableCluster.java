package dev.dbxray.domain.graph;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;

/**
 * Hold tables that relations connect.
 *
 * @param tables the tables, those to which most others refer first, then by name; the first one stands for the cluster
 * @param hubs the tables taken out of the cluster that its tables have a relation with, in the order of
 *     {@link TableClusters.Clusters#hubs()}
 */
public record TableCluster(List<ObjectName> tables, List<ObjectName> hubs) {
    public TableCluster {
        tables = List.copyOf(tables);
        hubs = List.copyOf(hubs);
    }

    /** Get the table to which most others refer. */
    public ObjectName representative() {
        return tables.getFirst();
    }

    /** Count the tables. */
    public int size() {
        return tables.size();
    }
}
