package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;

/** Keep each technology in the one place that may know it. */
final class ContainmentRules {

    static final String JGRAPHT = "org.jgrapht..";
    private static final String MAPSTRUCT = "org.mapstruct..";

    private ContainmentRules() {}

    static List<HexagonRule> of(Rings rings) {
        var technologies = technologies(rings);
        var others = Stream.of(
                new HexagonRule("everyTechnologyHasAHome", everyTechnologyHasAHome(rings, technologies)),
                new HexagonRule("noLoggingFacade", noLoggingFacade(rings)),
                new HexagonRule("mapStructOnlyInMappers", mapStructOnlyInMappers(rings)));
        return Stream.concat(technologies.stream().map(ContainmentRules::only), others)
                .toList();
    }

    private static List<Technology> technologies(Rings rings) {
        var jdbc = List.of(rings.adapter("jdbc"));
        var jsqlparser = List.of(rings.adapter("sql.routine.postgresql"));
        var antlr = List.of(
                rings.adapter("sql.routine.antlr"),
                rings.adapter("sql.routine.mysql"),
                rings.adapter("sql.routine.oracle"));
        var search = List.of(rings.adapter("search"));
        var edges = List.of(rings.adapter("snapshot"), rings.adapter("mcp"));
        var tools = List.of(rings.adapter("mcp.tool"));
        var protocol = List.of(rings.adapter("mcp.sdk"));
        var http = List.of(rings.adapter("mcp.http"));
        var bootstrap = List.of(rings.bootstrap());
        return List.of(
                new Technology(
                        "databasesOnlyInJdbc",
                        jdbc,
                        "java.sql..",
                        "javax.sql..",
                        "org.postgresql..",
                        "org.mariadb..",
                        "org.h2..",
                        "org.sqlite..",
                        "org.duckdb.."),
                new Technology(
                        "yamlOnlyInSnapshot",
                        List.of(rings.adapter("snapshot")),
                        "org.snakeyaml..",
                        "tools.jackson.dataformat.."),
                new Technology("jsqlparserOnlyForPostgreSql", jsqlparser, "net.sf.jsqlparser.."),
                new Technology("antlrOnlyInItsLanguages", antlr, "org.antlr..", "io.debezium.."),
                new Technology("luceneOnlyInSearch", search, "org.apache.lucene..", "org.tartarus.snowball.."),
                new Technology("sdkOnlyInProtocol", protocol, "io.modelcontextprotocol.."),
                new Technology("reactorOnlyInProtocol", protocol, "reactor..", "org.reactivestreams.."),
                new Technology(
                        "servletsOnlyOverHttp",
                        List.of(rings.adapter("mcp.sdk"), rings.adapter("mcp.http")),
                        "jakarta.servlet.."),
                new Technology(
                        "containerAndMetricsOnlyInHttp",
                        http,
                        "org.apache.catalina..",
                        "org.apache.coyote..",
                        "org.apache.tomcat..",
                        "io.prometheus.."),
                new Technology("jacksonOnlyAtTheEdges", edges, "tools.jackson..", "com.fasterxml.jackson.."),
                new Technology("schemaCheckOnlyInTools", tools, "com.networknt.."),
                new Technology("constraintsOnlyInTools", tools, "jakarta.validation.."),
                new Technology("picocliOnlyInBootstrap", bootstrap, "picocli.."),
                new Technology("jgraphtOnlyInGraph", List.of(rings.graph()), JGRAPHT),
                new Technology(
                        "javaLoggingOnlySilencedAndSetUp",
                        List.of(rings.adapter("search"), rings.adapter("mcp.http"), rings.bootstrap()),
                        "java.util.logging.."));
    }

    private static HexagonRule only(Technology technology) {
        return new HexagonRule(
                technology.rule(),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(technology.homes().toArray(String[]::new))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(technology.packages())
                        .because("a technology that one place knows can be replaced in that place;"
                                + " hand domain types across a port instead"));
    }

    private static ArchRule everyTechnologyHasAHome(Rings rings, List<Technology> technologies) {
        var known = Stream.of(rings.all(), "java..", "javax.net..", "org.jspecify.annotations", MAPSTRUCT);
        var contained = technologies.stream().map(Technology::packages).flatMap(Stream::of);
        return classes()
                .that()
                .resideInAPackage(rings.all())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(known, contained).toArray(String[]::new))
                .because("a library that no rule names spreads unseen; name it in ContainmentRules and say where it"
                        + " may be known");
    }

    private static ArchRule noLoggingFacade(Rings rings) {
        return noClasses()
                .that()
                .resideInAPackage(rings.all())
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.slf4j..")
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
                .resideInAPackage(MAPSTRUCT)
                .because("generated copying is for shapes that others own, and readers find it by its name: *Mapper");
    }

    private record Technology(String rule, List<String> homes, List<String> packageList) {

        Technology(String rule, List<String> homes, String... packages) {
            this(rule, homes, List.of(packages));
        }

        String[] packages() {
            return packageList.toArray(String[]::new);
        }
    }
}
