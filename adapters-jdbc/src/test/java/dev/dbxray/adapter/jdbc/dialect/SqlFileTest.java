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

        assertThat(SqlFile.forVersion(sql, majorVersion))
                .startsWith("select '" + kept + "'")
                .endsWith("\n  as word -- always")
                .hasLineCount(2);
    }

    @Test
    void saysWhichFileIsMissing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SqlFile.load(SqlFileTest.class, "missing.sql", 17))
                .withMessageContaining("missing.sql");
    }
}
