package dev.dbxray.bootstrap.architecture;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Say what a rule must find among the fixtures.
 *
 * @param rule the rule's name
 * @param offenders the only classes that it may report, without the root package
 * @param mentions what its report must speak of besides, so that each part of the rule is proved
 */
record Bite(String rule, Set<String> offenders, List<String> mentions) {

    private static final List<Bite> ALL = List.of(
            of("everyClassBelongsToARing", "util.Stray", "util.package-info"),
            of(
                    "theDiagramHolds",
                    "adapter.search.AsksAQuestion",
                    "adapter.snapshot.SkipsThePort",
                    "adapter.mcp.resource.BorrowsFromANeighbour",
                    "application.port.in.KnowsWhoAnswers"),
            of("theDomainSeesOnlyItself", "domain.model.ReadsAFile"),
            of("theApplicationSeesOnlyTheDomain", "application.usecase.OpensASocket"),
            of("portsNeverSeeUseCases", "application.port.in.KnowsWhoAnswers"),
            of("adaptersNeverSeeUseCases", "adapter.snapshot.SkipsThePort"),
            of("adaptersNeverSeeEachOther", "adapter.mcp.resource.BorrowsFromANeighbour"),
            of("packagesFormNoCycle", "adapter.jdbc.dialect.Dialect")
                    .mentioning("adapter.jdbc.postgresql.PostgreSqlDialect"),
            of("databasesOnlyInJdbc", "adapter.search.OpensAConnection")
                    .mentioning("java.sql.", "javax.sql.", "org.postgresql."),
            of("yamlOnlyInSnapshot", "adapter.mcp.resource.ReadsYaml")
                    .mentioning("org.snakeyaml.", "tools.jackson.dataformat."),
            of("jsqlparserOnlyForPostgreSql", "adapter.mcp.resource.ParsesSql").mentioning("net.sf.jsqlparser."),
            of("antlrOnlyInItsLanguages", "adapter.mcp.resource.WalksSyntaxTrees")
                    .mentioning("org.antlr.", "io.debezium."),
            of("luceneOnlyInSearch", "adapter.snapshot.SearchesWithLucene")
                    .mentioning("org.apache.lucene.", "org.tartarus.snowball."),
            of("sdkOnlyInProtocol", "adapter.mcp.tool.SpeaksTheProtocol").mentioning("io.modelcontextprotocol."),
            of("reactorOnlyInProtocol", "adapter.mcp.tool.StreamsReactively")
                    .mentioning("reactor.core.", "org.reactivestreams."),
            of("servletsOnlyOverHttp", "adapter.mcp.tool.AnswersOverHttp").mentioning("jakarta.servlet."),
            of("containerAndMetricsOnlyInHttp", "adapter.mcp.sdk.StartsAContainer")
                    .mentioning("org.apache.catalina.", "org.apache.coyote.", "org.apache.tomcat.", "io.prometheus."),
            of("jacksonOnlyAtTheEdges", "adapter.jdbc.WritesJson")
                    .mentioning("tools.jackson.", "com.fasterxml.jackson."),
            of("schemaCheckOnlyInTools", "adapter.mcp.sdk.ChecksSchemas").mentioning("com.networknt."),
            of("constraintsOnlyInTools", "adapter.mcp.sdk.DeclaresLimits").mentioning("jakarta.validation."),
            of("picocliOnlyInBootstrap", "adapter.jdbc.ParsesOptions").mentioning("picocli."),
            of("jgraphtOnlyInGraph", "adapter.search.DrawsOutside").mentioning("org.jgrapht."),
            of("javaLoggingOnlySilencedAndSetUp", "adapter.mcp.sdk.LogsItsOwnWay")
                    .mentioning("java.util.logging."),
            of("noLoggingFacade", "adapter.jdbc.LogsThroughAFacade").mentioning("org.slf4j."),
            of("everyTechnologyHasAHome", "adapter.jdbc.BringsALibrary", "adapter.jdbc.LogsThroughAFacade")
                    .mentioning("org.assertj."),
            of("mapStructOnlyInMappers", "adapter.snapshot.CopiesFields").mentioning("org.mapstruct."),
            of("oneClassSeesJgrapht", "domain.graph.HidesItsGraph", "domain.graph.ShowsItsGraph"),
            of("noPublicSignatureShowsJgrapht", "domain.graph.ShowsItsGraph"),
            of("onlyEntryPointsArePublic", "adapter.search.TooPublic", "application.usecase.TooPublicUseCase"),
            of("everyToolIsInTheCatalog", "adapter.mcp.tool.ForgottenTool"),
            of("portsAreShapes", "application.port.in.DoesTheWork"),
            of("domainTypesAreClosed", "domain.model.CanBeExtended"),
            of("theDomainHasNoSetters", "domain.model.CanBeChanged"),
            of("everyPackageIsNullMarked", "adapter.search.unmarked.Unmarked"),
            of("theCoreReadsNoClock", "domain.model.ReadsTheClock")
                    .mentioning("currentTimeMillis()", "Instant.now()", "LocalDate.now(", "Date.<init>()"),
            of("theCoreLeavesNothingToChance", "domain.model.ThrowsDice")
                    .mentioning("Math.random()", "Random.<init>()", "randomUUID()", "shuffle("),
            of("theCoreAsksNoEnvironment", "application.usecase.AsksTheEnvironment")
                    .mentioning("getenv(", "getProperty(", "systemDefault()"),
            of("theCoreTakesNoDefaults", "domain.model.SpeaksAsTheMachineDoes")
                    .mentioning(
                            "String.format(",
                            "formatted(",
                            "toLowerCase()",
                            "toUpperCase()",
                            "getBytes()",
                            "String.<init>([B)",
                            "MessageFormat.<init>(",
                            "MessageFormat.format(",
                            "getInstance()",
                            "getDefault()",
                            "getBundle("),
            of("onlyBootstrapTouchesStandardStreams", "adapter.search.Prints")
                    .mentioning("System.out", "System.err", "System.in", "setOut("),
            of("nobodyPrintsStackTraces", "adapter.search.PrintsAStackTrace"),
            of("nobodyMakesGenericExceptions", "adapter.search.ThrowsAnything")
                    .mentioning("Throwable.<init>", "Error.<init>", "lang.Exception.<init>", "RuntimeException.<init>"),
            of("mappersNameNoDottedTarget", "adapter.snapshot.DottedMapper").mentioning("of schema.name"),
            of("mappersHoldNoExpression", "adapter.snapshot.ExpressionMapper")
                    .mentioning("of computed", "of defaulted"));

    private static final Map<String, Bite> BY_RULE = ALL.stream().collect(Collectors.toMap(Bite::rule, bite -> bite));

    static Map<String, Bite> byRule() {
        return BY_RULE;
    }

    private static Bite of(String rule, String... offenders) {
        return new Bite(rule, Set.of(offenders), List.of());
    }

    private Bite mentioning(String... parts) {
        return new Bite(rule, offenders, Arrays.asList(parts));
    }
}
