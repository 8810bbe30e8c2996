package dev.dbxray.adapter.jdbc.dialect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SqlFileTest {

    @ParameterizedTest
    @CsvSource({"12, old", "14, old", "15, new", "18, new"})
    void keepsOnlyTheLinesForTheServersVersion(int majorVersion, String kept) {
        String sql = "select 'new' -- since 15\nselect 'old' -- before 15\n  as word -- always";

        assertThat(SqlFile.of(sql, Flavor.ofVersion(majorVersion), 0).text())
                .startsWith("select '" + kept + "'")
                .endsWith("\n  as word -- always")
                .hasLineCount(2);
    }

    @Test
    void keepsOnlyTheLinesForTheServersFlavor() {
        String sql = "select 'a' -- only mariadb\nselect 'b' -- only mysql";

        assertThat(SqlFile.of(sql, new Flavor("mysql", 8), 0).text()).isEqualTo("select 'b' -- only mysql");
    }

    @Test
    void selectsTheChosenSchemasWhereverItIsAsked() {
        SqlFile file = SqlFile.of("a where {in x.s} or {in lower(y)}", Flavor.ofVersion(1), 2);

        assertThat(file).isEqualTo(new SqlFile("a where x.s in (?, ?) or lower(y) in (?, ?)", 2));
    }

    @Test
    void selectsNothingFromNoSchema() {
        assertThat(SqlFile.of("where {in s}", Flavor.ofVersion(1), 0).text()).isEqualTo("where 1 = 0");
    }

    @Test
    void splitsListsThatAreTooLong() {
        assertThat(SqlFile.of("{in s}", Flavor.ofVersion(1), 1_001).text())
                .startsWith("(s in (?, ?, ")
                .endsWith("?) or s in (?))");
    }

    @Test
    void saysWhichFileIsMissing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SqlFile.load(SqlFileTest.class, "missing.sql", Flavor.ofVersion(17), 1))
                .withMessageContaining("missing.sql");
    }
}
