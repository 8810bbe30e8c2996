package dev.dbxray.bootstrap.architecture;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class HexagonRulesBiteTest {

    private static final String ROOT = "fixture";
    private static final JavaClasses WRONG = new ClassFileImporter().importPackages(ROOT);
    private static final Pattern CLASS = Pattern.compile(ROOT + "\\.([a-z.]+\\.(?:[A-Z]\\w*|package-info))");

    static List<HexagonRule> rules() {
        return HexagonRules.of(ROOT);
    }

    @Test
    void everyRuleHasItsBiteAndEveryBiteItsRule() {
        assertThat(rules())
                .extracting(HexagonRule::name)
                .containsExactlyInAnyOrderElementsOf(Bite.byRule().keySet());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void reportsWhatIsWrongAndNothingElse(HexagonRule rule) {
        var bite = requireNonNull(Bite.byRule().get(rule.name()), "no bite");

        var report = rule.rule().evaluate(WRONG).getFailureReport().getDetails();

        assertThat(report)
                .extracting(HexagonRulesBiteTest::offender)
                .as("%s", report)
                .hasSameElementsAs(bite.offenders());
        assertThat(bite.mentions())
                .allSatisfy(part ->
                        assertThat(report).anySatisfy(line -> assertThat(line).contains(part)));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void tellsTheOffenderWhy(HexagonRule rule) {
        assertThat(rule.rule().getDescription()).contains(", because ");
    }

    private static String offender(String line) {
        return CLASS.matcher(line)
                .results()
                .findFirst()
                .map(MatchResult::group)
                .map(name -> name.substring(ROOT.length() + 1))
                .orElse(line);
    }
}
