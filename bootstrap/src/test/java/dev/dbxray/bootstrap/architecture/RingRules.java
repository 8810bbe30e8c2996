package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static com.tngtech.archunit.library.plantuml.rules.PlantUmlArchCondition.Configuration.consideringOnlyDependenciesInAnyPackage;
import static com.tngtech.archunit.library.plantuml.rules.PlantUmlArchCondition.adhereToPlantUmlDiagram;

import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Keep dependencies pointing inwards. */
final class RingRules {

    private static final Path DIAGRAM = Path.of("..", "docs", "architecture", "hexagon.puml");

    // A list of what is allowed: a ban list would miss the package that nobody thought of.
    private static final List<String> JDK_OF_DOMAIN = List.of(
            "java.lang",
            "java.math",
            "java.nio.charset",
            "java.security",
            "java.text",
            "java.time",
            "java.util",
            "java.util.concurrent",
            "java.util.function",
            "java.util.regex",
            "java.util.stream",
            "org.jspecify.annotations");

    private static final List<String> JDK_OF_APPLICATION = Stream.concat(
                    JDK_OF_DOMAIN.stream(), Stream.of("java.util.concurrent.locks"))
            .toList();

    private RingRules() {}

    static List<HexagonRule> of(Rings rings) {
        return List.of(
                new HexagonRule("everyClassBelongsToARing", everyClassBelongsToARing(rings)),
                new HexagonRule("theDiagramHolds", theDiagramHolds(rings)),
                new HexagonRule("theDomainSeesOnlyItself", theDomainSeesOnlyItself(rings)),
                new HexagonRule("theApplicationSeesOnlyTheDomain", theApplicationSeesOnlyTheDomain(rings)),
                new HexagonRule("portsNeverSeeUseCases", portsNeverSeeUseCases(rings)),
                new HexagonRule("adaptersNeverSeeUseCases", adaptersNeverSeeUseCases(rings)),
                new HexagonRule("adaptersNeverSeeEachOther", adaptersNeverSeeEachOther(rings)),
                new HexagonRule("packagesFormNoCycle", packagesFormNoCycle(rings)));
    }

    private static ArchRule everyClassBelongsToARing(Rings rings) {
        return classes()
                .that()
                .resideInAPackage(rings.all())
                .should()
                .resideInAnyPackage(rings.domain(), rings.application(), rings.adapters(), rings.bootstrap())
                .because("no rule guards a class outside the rings; move it to the ring whose neighbours it needs");
    }

    private static ArchRule theDiagramHolds(Rings rings) {
        return classes()
                .that()
                .resideInAnyPackage(rings.domain(), rings.application(), rings.adapters(), rings.bootstrap())
                .should(adhereToPlantUmlDiagram(DIAGRAM, consideringOnlyDependenciesInAnyPackage(rings.all())))
                .because("docs/architecture/hexagon.puml is the map that readers trust;"
                        + " turn the dependency round, or draw the arrow and defend it in review");
    }

    private static ArchRule theDomainSeesOnlyItself(Rings rings) {
        return classes()
                .that()
                .resideInAPackage(rings.domain())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed(JDK_OF_DOMAIN, rings.domain(), ContainmentRules.JGRAPHT))
                .because("the domain must outlive every technology around it;"
                        + " input and output belong behind an outgoing port, in an adapter");
    }

    private static ArchRule theApplicationSeesOnlyTheDomain(Rings rings) {
        return classes()
                .that()
                .resideInAPackage(rings.application())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed(JDK_OF_APPLICATION, rings.application(), rings.domain()))
                .because("use cases decide and adapters do; say what you need as an outgoing port in domain types");
    }

    private static ArchRule portsNeverSeeUseCases(Rings rings) {
        return noClasses()
                .that()
                .resideInAPackage(rings.ports())
                .should()
                .dependOnClassesThat()
                .resideInAPackage(rings.useCases())
                .because("a port says what can be asked, and must not know who answers");
    }

    private static ArchRule adaptersNeverSeeUseCases(Rings rings) {
        return noClasses()
                .that()
                .resideInAPackage(rings.adapters())
                .should()
                .dependOnClassesThat()
                .resideInAPackage(rings.useCases())
                .because("adapters talk to ports; only the wiring in bootstrap knows which use case stands behind one");
    }

    private static ArchRule adaptersNeverSeeEachOther(Rings rings) {
        return slices().matching(rings.root() + ".adapter.(*)..")
                .should()
                .notDependOnEachOther()
                .because("any adapter can be taken out without touching another; what two of them share is domain");
    }

    private static ArchRule packagesFormNoCycle(Rings rings) {
        return slices().matching(rings.root() + ".(**)")
                .should()
                .beFreeOfCycles()
                .because("packages in a circle can only be understood all at once;"
                        + " move the shared type to the package that both may see");
    }

    private static String[] allowed(List<String> jdk, String... rings) {
        return Stream.concat(jdk.stream(), Stream.of(rings)).toArray(String[]::new);
    }
}
