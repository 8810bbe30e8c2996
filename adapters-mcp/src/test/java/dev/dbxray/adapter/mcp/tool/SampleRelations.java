package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;

import dev.dbxray.application.port.in.FindJoinPath;
import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.application.port.in.ListTableClusters;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.graph.JoinPath;
import dev.dbxray.domain.graph.JoinPaths;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Answer the tools' questions about relations by hand. */
final class SampleRelations {

    // An employee belongs to a department and is lent to another one, which isn't in the catalog.
    private static final Table EMPLOYEE = aTable("employee")
            .foreignKeys(List.of(
                    aForeignKey("home", "home_id", "department", "id"),
                    aForeignKey("lent", "lent_id", "department", "id"),
                    aForeignKey("gone", "gone_id", "nowhere", "id")))
            .build();
    private static final Table DEPARTMENT =
            aTable("department").logicalName("部署").build();
    private static final RelationGraph GRAPH = new RelationGraph(aCatalog(EMPLOYEE, DEPARTMENT));

    private SampleRelations() {}

    static Named<FindRelatedTables.Related> related(FindRelatedTables.Query query) {
        var found = GRAPH.related(EMPLOYEE.name(), query.depth(), query.direction()).stream()
                .map(related -> new FindRelatedTables.Relation(
                        related, !GRAPH.holds(related.edge().to())))
                .toList();
        return SampleQuestions.named(
                query.table(),
                new FindRelatedTables.Related(EMPLOYEE.name(), query.page().of(found)));
    }

    static Named<FindJoinPath.Paths> paths(FindJoinPath.Query query) {
        var paths = query.avoid().isEmpty() && query.to().text().equals("department")
                ? new JoinPaths(GRAPH).find(EMPLOYEE.name(), DEPARTMENT.name(), query.maxPaths(), List.of())
                : List.<JoinPath>of();
        return SampleQuestions.named(
                query.from(), new FindJoinPath.Paths(EMPLOYEE.name(), DEPARTMENT.name(), "PostgreSQL", paths));
    }

    /** Make as many clusters as the size that is asked for, the first one of 2,000 tables. */
    static Scoped<ListTableClusters.Clusters> clusters(ListTableClusters.Query query) {
        var first = cluster(IntStream.range(0, 2000)
                .mapToObj(number -> aTable("t" + number).build())
                .toList());
        var clusters = IntStream.range(0, query.maxClusterSize())
                .mapToObj(number -> number == 0 ? first : cluster(List.of(EMPLOYEE, DEPARTMENT)))
                .toList();
        var hubs = query.excludeViewpointTables()
                ? IntStream.range(0, 60)
                        .mapToObj(number -> new ListTableClusters.Hub(DEPARTMENT, 5))
                        .toList()
                : List.of(new ListTableClusters.Hub(DEPARTMENT, 5));
        return new Scoped.Within<>(new ListTableClusters.Clusters(query.page().of(clusters), hubs, 3));
    }

    private static ListTableClusters.Cluster cluster(List<Table> tables) {
        return new ListTableClusters.Cluster(tables, List.of(named("department")), List.of("personnel"));
    }
}
