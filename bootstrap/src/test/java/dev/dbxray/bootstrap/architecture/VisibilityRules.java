package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** Keep packages closed but for their named entry points, and lists complete. */
final class VisibilityRules {

    private VisibilityRules() {}

    // The implementations that MapStruct generates need no exception: they are as visible as their mapper.
    static List<HexagonRule> of(Rings rings) {
        return List.of(
                new HexagonRule("onlyEntryPointsArePublic", onlyEntryPointsArePublic(rings)),
                new HexagonRule("everyToolIsInTheCatalog", everyToolIsInTheCatalog(rings)));
    }

    private static ArchRule onlyEntryPointsArePublic(Rings rings) {
        return classes()
                .that()
                .resideInAnyPackage(rings.useCases(), rings.adapters())
                .and()
                .areTopLevelClasses()
                .and()
                .arePublic()
                .should(be(EntryPoints.below(rings.root())))
                .because("what is public cannot be changed alone;"
                        + " drop the modifier, or name the class as an entry point and defend it in review");
    }

    private static ArchRule everyToolIsInTheCatalog(Rings rings) {
        String tools = rings.root() + ".adapter.mcp.tool.";
        return classes()
                .that()
                .areAssignableTo(tools + "Tool")
                .and()
                .doNotHaveFullyQualifiedName(tools + "Tool")
                .should(beMadeBy(tools + "ToolCatalog"))
                .because("a tool that is not listed is never served; add its line to ToolCatalog");
    }

    private static ArchCondition<JavaClass> beMadeBy(String factory) {
        return new ArchCondition<>("be made by " + factory) {
            @Override
            public void check(JavaClass tool, ConditionEvents events) {
                boolean made = tool.getConstructorCallsToSelf().stream()
                        .anyMatch(call -> call.getOriginOwner().getName().equals(factory));
                events.add(new SimpleConditionEvent(tool, made, tool.getDescription() + " is not made by " + factory));
            }
        };
    }
}
