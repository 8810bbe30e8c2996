package dev.dbxray.adapter.jdbc.dialect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SqlFileTest {

    @ParameterizedTest
    @CsvSource({"12, old", "14, old", "15, new", "18, new"})
    void keepsOnlyTheLinesForTheServersVersion(int majorVersion, String kept) {
        String sql = "select 'new' -- since 15\nselect 'old' -- before 15\n  as word -- always";

        assertThat(SqlFile.of(sql, Flavor.ofVersion(majorVersion), Selection.NOTHING)
                        .text())
                .startsWith("select '" + kept + "'")
                .endsWith("\n  as word -- always")
                .hasLineCount(2);
    }

    @Test
    void keepsOnlyTheLinesForTheServersFlavor() {
        String sql = "select 'a' -- only mariadb\nselect 'b' -- only mysql";

        assertThat(SqlFile.of(sql, new Flavor("mysql", 8), Selection.NOTHING).text())
                .isEqualTo("select 'b' -- only mysql");
    }

    @Test
    void selectsTheChosenSchemasWhereverItIsAsked() {
        SqlFile file =
                SqlFile.of("a where {in x.s} or {in lower(y)}", Flavor.ofVersion(1), Selection.of(List.of("p", "q")));

        assertThat(file)
                .isEqualTo(new SqlFile("a where x.s in (?, ?) or lower(y) in (?, ?)", List.of("p", "q", "p", "q")));
    }

    @Test
    void selectsOneTableWhereTheFileTellsItsName() {
        SqlFile file = SqlFile.of("{in x.s, x.t} or {in y.s}", Flavor.ofVersion(1), Selection.of("p", "t"));

        assertThat(file).isEqualTo(new SqlFile("x.s in (?) and x.t = ? or y.s in (?)", List.of("p", "t", "p")));
    }

    @Test
    void selectsNothingFromNoSchema() {
        assertThat(SqlFile.of("where {in s, t}", Flavor.ofVersion(1), Selection.NOTHING)
                        .text())
                .isEqualTo("where 1 = 0");
    }

    @Test
    void splitsListsThatAreTooLong() {
        assertThat(SqlFile.of("{in s, t}", Flavor.ofVersion(1), Selection.of(Collections.nCopies(1_001, "p")))
                        .text())
                .startsWith("(s in (?, ?, ")
                .endsWith("?) or s in (?))");
    }

    @Test
    void saysWhichFileIsMissing() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> SqlFile.load(SqlFileTest.class, "missing.sql", Flavor.ofVersion(17), Selection.NOTHING))
                .withMessageContaining("missing.sql");
    }
}
