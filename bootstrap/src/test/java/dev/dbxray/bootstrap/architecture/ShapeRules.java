package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** Keep types to the shapes that their ring is made of. */
final class ShapeRules {

    private ShapeRules() {}

    static List<HexagonRule> of(Rings rings) {
        return List.of(
                new HexagonRule("portsAreShapes", portsAreShapes(rings)),
                new HexagonRule("domainTypesAreClosed", domainTypesAreClosed(rings)),
                new HexagonRule("theDomainHasNoSetters", theDomainHasNoSetters(rings)),
                new HexagonRule("everyPackageIsNullMarked", everyPackageIsNullMarked(rings)));
    }

    private static ArchRule portsAreShapes(Rings rings) {
        return classes()
                .that()
                .resideInAPackage(rings.ports())
                .should()
                .beInterfaces()
                .orShould()
                .beRecords()
                .orShould()
                .beEnums()
                .because("a port is a question and the shape of its answer; what does the work is a use case");
    }

    private static ArchRule domainTypesAreClosed(Rings rings) {
        return classes()
                .that()
                .resideInAPackage(rings.domain())
                .and()
                .areNotAnonymousClasses()
                .should()
                .beRecords()
                .orShould()
                .beEnums()
                .orShould()
                .beInterfaces()
                .orShould()
                .haveModifier(JavaModifier.FINAL)
                .because("a domain type that can be extended cannot promise anything; make it a record, or final,"
                        + " and a family of types a sealed interface");
    }

    private static ArchRule theDomainHasNoSetters(Rings rings) {
        return noMethods()
                .that()
                .areDeclaredInClassesThat()
                .resideInAPackage(rings.domain())
                .should()
                .haveNameMatching("set[A-Z].*")
                .because("calls run in parallel on shared domain objects; make a new value instead of changing one");
    }

    private static ArchRule everyPackageIsNullMarked(Rings rings) {
        return classes()
                .that()
                .resideInAPackage(rings.all())
                .should(resideInNullMarkedPackages())
                .because("outside @NullMarked the build checks no nullness;"
                        + " give the package a package-info.java that carries it");
    }

    private static ArchCondition<JavaClass> resideInNullMarkedPackages() {
        return new ArchCondition<>("reside in a package that is @NullMarked") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
                events.add(new SimpleConditionEvent(
                        type, marked, type.getDescription() + " resides in a package that is not @NullMarked"));
            }
        };
    }
}
