package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.ListTableClusters;
import dev.dbxray.application.port.in.ListTableClusters.Clusters;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListTableClustersTool extends Tool<ListTableClustersTool.Arguments, ListTableClustersTool.Result> {

    private static final int CLUSTER_SIZE = 30;
    // So many names are what an answer can hold: a cluster's share of them shrinks with the clusters on the page.
    private static final int MOST_TABLES = 1000;
    private static final int LEAST_TABLES = 5;
    private static final int MOST_HUBS = 50;

    private final ListTableClusters question;

    ListTableClustersTool(ListTableClusters question) {
        super("list_table_clusters", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListTableClusters.Query(
                arguments.database(),
                arguments.schema(),
                Boolean.TRUE.equals(arguments.excludeViewpointTables()),
                arguments.maxClusterSize() == null ? CLUSTER_SIZE : arguments.maxClusterSize(),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var found = Answers.within(question.listTableClusters(query));
        return result(
                found,
                Math.max(
                        LEAST_TABLES,
                        MOST_TABLES / Math.max(1, found.page().items().size())));
    }

    private static Result result(Clusters found, int share) {
        var page = found.page();
        boolean isCut =
                page.items().stream().anyMatch(cluster -> cluster.tables().size() > share);
        return new Result(
                page.total(),
                NextOffset.of(page),
                found.unrelatedTables(),
                found.hubs().stream().limit(MOST_HUBS).map(ClusterRows::of).toList(),
                found.hubs().size() > MOST_HUBS ? found.hubs().size() : null,
                page.items().stream()
                        .map(cluster -> ClusterRows.of(cluster, share))
                        .toList(),
                isCut ? ToolMessages.clustersCut(share) : null);
    }

    record Arguments(
            @Nullable String database,
            @Nullable String schema,
            @Nullable Boolean excludeViewpointTables,

            @Min(2) @Max(200) @Default(CLUSTER_SIZE) @Nullable
            Integer maxClusterSize,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(
            int total,
            @Nullable Integer nextOffset,
            int unrelatedTables,
            List<HubRow> hubs,
            @Nullable Integer hubsTotal,
            List<ClusterRow> clusters,
            @Nullable Message message) {}

    record HubRow(String database, String name, @Nullable String logicalName, int incoming) {}

    record ClusterRow(
            String database,
            String representative,
            int size,
            List<MemberRow> tables,
            List<String> hubs,
            List<String> viewpoints) {}

    record MemberRow(String name, @Nullable String logicalName) {}
}
