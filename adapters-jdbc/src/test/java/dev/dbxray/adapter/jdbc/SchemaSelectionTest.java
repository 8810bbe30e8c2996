package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.adapter.jdbc.dialect.SchemaEntry;
import dev.dbxray.application.message.MendableException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SchemaSelectionTest {

    private static final List<SchemaEntry> SCHEMAS = Stream.concat(
                    Stream.of("sales", "sales_2026", "Sales", "hr", "a.b", "[x]", "\\E")
                            .map(name -> new SchemaEntry(name, false)),
                    Stream.of("pg_catalog", "information_schema", "pg_temp_3").map(name -> new SchemaEntry(name, true)))
            .toList();

    @Test
    void choosesEverythingButTheSystemsOwn() {
        assertThat(choose(List.of(), List.of()))
                .containsExactly("sales", "sales_2026", "Sales", "hr", "a.b", "[x]", "\\E");
    }

    @Test
    void matchesWholeNamesWithLetterCase() {
        assertThat(choose(List.of("sales"), List.of())).containsExactly("sales");
        assertThat(choose(List.of("s*"), List.of())).containsExactly("sales", "sales_2026");
        assertThat(choose(List.of("?ales"), List.of())).containsExactly("sales", "Sales");
        assertThat(choose(List.of("??"), List.of())).containsExactly("hr", "\\E");
    }

    @Test
    void takesEveryOtherCharacterAsItIs() {
        assertThat(choose(List.of("a.b", "[x]", "\\E"), List.of())).containsExactly("a.b", "[x]", "\\E");
        assertThat(choose(List.of("a.*", "\\*"), List.of())).containsExactly("a.b", "\\E");
        assertThat(choose(List.of("[*", "*a*"), List.of()))
                .containsExactly("sales", "sales_2026", "Sales", "a.b", "[x]");
    }

    @Test
    void leavesOutWhatIsExcluded() {
        assertThat(choose(List.of("*ales*"), List.of("*_*", "S*"))).containsExactly("sales");
        assertThat(choose(List.of(), List.of("*ales*", "[x]", "\\E", "a.b"))).containsExactly("hr");
    }

    @Test
    void choosesASystemSchemaOnlyWhereItsNameIsSpelledOut() {
        assertThat(choose(List.of("*"), List.of())).doesNotContain("pg_catalog", "information_schema", "pg_temp_3");
        assertThat(choose(List.of("pg_catalog", "h*"), List.of())).containsExactly("hr", "pg_catalog");
    }

    @Test
    void refusesANameThatNoSchemaHas() {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> choose(List.of("hr", "payroll", "p*"), List.of()))
                .withMessage("No schema of database shop matches payroll."
                        + " It has: Sales, [x], \\E, a.b, hr, sales, sales_2026.");
    }

    @Test
    void refusesPatternsThatNothingMatches() {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> choose(List.of("x*", "y?"), List.of()))
                .withMessageStartingWith("No schema of database shop matches x*, y?. It has: Sales,");
    }

    @Test
    void refusesExclusionsThatLeaveNothing() {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> choose(List.of(), List.of("*")))
                .withMessageStartingWith("The selection leaves no schema of database shop (included: *; excluded: *).");
    }

    @Test
    void choosesNothingOfADatabaseThatHasNoSchema() {
        assertThat(SchemaSelection.EVERYTHING.choose("shop", List.of())).isEmpty();
    }

    @Test
    void showsOnlyTheFirstOfManySchemas() {
        List<SchemaEntry> many = Stream.iterate(100, i -> i + 1)
                .limit(21)
                .map(i -> new SchemaEntry("s" + i, false))
                .toList();

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> new SchemaSelection(List.of("x"), List.of()).choose("shop", many))
                .withMessageEndingWith("s118, s119, ....");
    }

    private static List<String> choose(List<String> include, List<String> exclude) {
        return new SchemaSelection(include, exclude).choose("shop", SCHEMAS);
    }
}
