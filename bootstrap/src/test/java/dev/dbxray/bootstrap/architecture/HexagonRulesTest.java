package dev.dbxray.bootstrap.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class HexagonRulesTest {

    private static final String ROOT = "dev.dbxray";

    // Once packaged, the fixtures of the domain come as a jar, which DoNotIncludeTests doesn't know for what it is.
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(new DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages(ROOT);

    static List<HexagonRule> rules() {
        return HexagonRules.of(ROOT);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theProductKeepsTheRule(HexagonRule rule) {
        rule.rule().check(PRODUCT);
    }

    @Test
    void theRulesSeeTheWholeProductAndNoTest() {
        assertThat(PRODUCT).hasSizeGreaterThan(250);
        assertThat(PRODUCT).extracting(type -> type.getSimpleName()).noneMatch(name -> name.endsWith("Test"));
        assertThat(PRODUCT.contain(ROOT + ".domain.model.Fixtures")).isFalse();
    }

    @Test
    void everyEntryPointIsStillThere() {
        assertThat(EntryPoints.names(ROOT)).allMatch(PRODUCT::contain);
    }
}
