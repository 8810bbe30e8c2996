package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.mapstruct.Mapping;
import org.mapstruct.Mappings;

/** Keep mappings to what MapStruct can check. */
final class MappingRules {

    private MappingRules() {}

    static List<HexagonRule> of(Rings rings) {
        return List.of(
                never(
                        rings,
                        "mappersNameNoDottedTarget",
                        "name a target with a dot",
                        mapping -> mapping.target().contains("."),
                        "MapStruct fills the siblings of a dotted target with null, strict or not;"
                                + " map the nested object in a method of its own"),
                never(
                        rings,
                        "mappersHoldNoExpression",
                        "hold an expression",
                        mapping -> !mapping.expression().isEmpty()
                                || !mapping.defaultExpression().isEmpty(),
                        "code in a string is checked by nobody, and a mapper decides nothing;"
                                + " write a default method, or move the decision to the domain"));
    }

    private static HexagonRule never(
            Rings rings, String name, String description, Predicate<Mapping> wrong, String reason) {
        return new HexagonRule(
                name,
                methods()
                        .that()
                        .areDeclaredInClassesThat()
                        .resideInAPackage(rings.adapters())
                        .should(never(description, wrong))
                        .because(reason));
    }

    private static ArchCondition<JavaMethod> never(String description, Predicate<Mapping> wrong) {
        return new ArchCondition<>("never " + description) {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                mappings(method)
                        .map(mapping -> new SimpleConditionEvent(
                                method,
                                !wrong.test(mapping),
                                "%s: mapping of %s".formatted(method.getDescription(), mapping.target())))
                        .forEach(events::add);
            }
        };
    }

    private static Stream<Mapping> mappings(JavaMethod method) {
        return Stream.concat(
                method.tryGetAnnotationOfType(Mapping.class).stream(),
                method.tryGetAnnotationOfType(Mappings.class).stream().flatMap(all -> Arrays.stream(all.value())));
    }
}
