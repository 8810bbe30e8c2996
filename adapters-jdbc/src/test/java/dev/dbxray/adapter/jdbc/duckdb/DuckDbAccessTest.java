package dev.dbxray.adapter.jdbc.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.dialect.Drivers;
import java.sql.SQLException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The texts come from DuckDB 1.4.4 and 2.0.0; one version can't write the files by which it would tell them. */
final class DuckDbAccessTest {

    private final DuckDbAccess access = new DuckDbAccess(new DuckDbUrl("shop.db"), Drivers.ON_BOARD);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    IO Error: Trying to read a database file with version number 999, but we can only read 64 to 67 | that this driver cannot read
                    Error opening "a": file was written with a storage version greater than the latest one supported | that this driver cannot read
                    Cannot open encrypted database "a" without a key | shop.db is encrypted
                    IO Error: Cannot open file "a": Permission denied | shop.db cannot be opened
                    """)
    void saysWhatIsWrongWithTheFile(String told, String message) {
        assertThat(access.explain(new SQLException(told)).orElseThrow().in(Locale.ENGLISH))
                .contains(message);
    }

    @Test
    void saysNothingOfWhatItDoesNotKnow() {
        assertThat(access.explain(new SQLException("Out of Memory Error"))).isEmpty();
        assertThat(access.explain(new SQLException())).isEmpty();
    }
}
