package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.ListTableClustersTool.ClusterRow;
import dev.dbxray.adapter.mcp.tool.ListTableClustersTool.HubRow;
import dev.dbxray.adapter.mcp.tool.ListTableClustersTool.MemberRow;
import dev.dbxray.application.port.in.ListTableClusters.Cluster;
import dev.dbxray.application.port.in.ListTableClusters.Hub;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.NameSyntax;

/** Make rows of clusters. */
final class ClusterRows {

    private static final int MOST_LISTED = 20;

    private ClusterRows() {}

    /** Make a row that lists up to so many of the cluster's tables. */
    static ClusterRow of(Cluster cluster, int mostTables) {
        var representative = cluster.tables().getFirst().name();
        return new ClusterRow(
                representative.database(),
                NameSyntax.qualified(representative),
                cluster.tables().size(),
                cluster.tables().stream()
                        .limit(mostTables)
                        .map(table -> new MemberRow(NameSyntax.qualified(table.name()), table.logicalName()))
                        .toList(),
                cluster.hubs().stream()
                        .limit(MOST_LISTED)
                        .map(NameSyntax::qualified)
                        .toList(),
                cluster.viewpoints().stream().limit(MOST_LISTED).toList());
    }

    static HubRow of(Hub hub) {
        Table table = hub.table();
        return new HubRow(
                table.name().database(), NameSyntax.qualified(table.name()), table.logicalName(), hub.incoming());
    }
}
