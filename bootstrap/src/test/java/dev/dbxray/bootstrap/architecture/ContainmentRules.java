package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Keep each technology in the one place that may know it. */
final class ContainmentRules {

    static final String JGRAPHT = "org.jgrapht..";

    private ContainmentRules() {}

    static List<HexagonRule> of(Rings rings) {
        String jdbc = rings.adapter("jdbc");
        String search = rings.adapter("search");
        String snapshot = rings.adapter("snapshot");
        String mcp = rings.adapter("mcp");
        String tools = rings.adapter("mcp.tool");
        String protocol = rings.adapter("mcp.sdk");
        return List.of(
                only("databasesOnlyInJdbc", List.of(jdbc), "java.sql..", "javax.sql..", "org.postgresql.."),
                only("luceneOnlyInSearch", List.of(search), "org.apache.lucene..", "org.tartarus.snowball.."),
                only("sdkOnlyInProtocol", List.of(protocol), "io.modelcontextprotocol.."),
                only("reactorOnlyInProtocol", List.of(protocol), "reactor..", "org.reactivestreams.."),
                only("jacksonOnlyAtTheEdges", List.of(snapshot, mcp), "tools.jackson..", "com.fasterxml.jackson.."),
                only("schemaCheckOnlyInTools", List.of(tools), "com.networknt.."),
                only("constraintsOnlyInTools", List.of(tools), "jakarta.validation.."),
                only("picocliOnlyInBootstrap", List.of(rings.bootstrap()), "picocli.."),
                only("jgraphtOnlyInGraph", List.of(rings.graph()), JGRAPHT),
                only("javaLoggingOnlySilencedAndSetUp", List.of(search, rings.bootstrap()), "java.util.logging.."),
                new HexagonRule("noLoggingFacade", noLoggingFacade(rings)),
                new HexagonRule("mapStructOnlyInMappers", mapStructOnlyInMappers(rings)));
    }

    private static HexagonRule only(String name, List<String> homes, String... technology) {
        return new HexagonRule(
                name,
                noClasses()
                        .that()
                        .resideOutsideOfPackages(homes.toArray(String[]::new))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(technology)
                        .because("a technology that one place knows can be replaced in that place;"
                                + " hand domain types across a port instead"));
    }

    private static ArchRule noLoggingFacade(Rings rings) {
        return noClasses()
                .that()
                .resideInAPackage(rings.all())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.slf4j..", "org.apache.commons.logging..", "org.apache.logging..")
                .because("libraries bring their own facade; this code logs through System.Logger, which needs none");
    }

    private static ArchRule mapStructOnlyInMappers(Rings rings) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(rings.adapters())
                .or()
                .haveSimpleNameNotEndingWith("Mapper")
                .and()
                .doNotHaveSimpleName("StrictMapping")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.mapstruct..")
                .because("generated copying is for shapes that others own, and readers find it by its name: *Mapper");
    }
}
