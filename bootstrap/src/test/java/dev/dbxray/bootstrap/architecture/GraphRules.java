package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.bePackagePrivate;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.List;

/** Hide the graph library behind one class of the domain. */
final class GraphRules {

    private static final DescribedPredicate<JavaClass> SEE_JGRAPHT = describe(
            "see JGraphT",
            type -> type.getDirectDependenciesFromSelf().stream()
                    .anyMatch(dependency ->
                            resideInAPackage(ContainmentRules.JGRAPHT).test(dependency.getTargetClass())));

    private GraphRules() {}

    // Empty is right: the domain keeps its graph in arrays (docs/adr/0012), and these hold should it take the library.
    static List<HexagonRule> of(Rings rings) {
        var graphClasses = classes().that().resideInAPackage(rings.graph()).and(SEE_JGRAPHT);
        return List.of(
                new HexagonRule(
                        "oneClassSeesJgrapht",
                        graphClasses
                                .should(beTheOnlyOne())
                                .allowEmptyShould(true)
                                .because("the rest of domain.graph speaks of tables and paths, not of vertices")),
                new HexagonRule(
                        "noPublicSignatureShowsJgrapht",
                        graphClasses
                                .should(bePackagePrivate())
                                .allowEmptyShould(true)
                                .because("a public class shows its field and parameter types to every ring outside")));
    }

    private static ArchCondition<JavaClass> beTheOnlyOne() {
        return new ArchCondition<>("be the only one") {
            private boolean alone;

            @Override
            public void init(Collection<JavaClass> all) {
                alone = all.stream().map(GraphRules::outermost).distinct().count() <= 1;
            }

            @Override
            public void check(JavaClass item, ConditionEvents events) {
                events.add(new SimpleConditionEvent(item, alone, item.getDescription() + " sees JGraphT"));
            }
        };
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(GraphRules::outermost).orElse(type);
    }
}
