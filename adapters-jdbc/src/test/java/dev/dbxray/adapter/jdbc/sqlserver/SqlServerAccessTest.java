package dev.dbxray.adapter.jdbc.sqlserver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.dialect.Drivers;
import java.sql.SQLException;
import java.util.Locale;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SqlServerAccessTest {

    private static final SqlServerAccess ACCESS = new SqlServerAccess(
            SqlServerUrl.parse("jdbc:sqlserver://there;databaseName=shop"), "me", "hush", Drivers.ON_BOARD);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    916   | User me may not connect to database shop
                    4060  | has no database shop, or user me may not open it
                    18456 | does not accept user me with this password
                    18487 | password of user me at there has expired
                    18488 | password of user me at there has expired
                    40615 | firewall of the server at there
                    """)
    void explainsWhatTheServerRefuses(int code, String text) {
        assertThat(explained(new SQLException("hush", "S0001", code)))
                .contains(text)
                .doesNotContain("hush");
    }

    @Test
    void explainsWhatTheNetworkRefuses() {
        assertThat(explained(new SQLException("hush", "08S01"))).contains("there cannot be reached");
        assertThat(explained(new SQLException("hush", "08S01", new SSLHandshakeException("hush"))))
                .contains("certificate could not be verified");
    }

    @Test
    void asksForAPasswordWhereNoneWasGiven() {
        var access = new SqlServerAccess(ACCESS.url(), "me", null, Drivers.ON_BOARD);

        assertThat(access.explain(new SQLException("", "S0001", 18_456)))
                .hasValueSatisfying(text -> assertThat(text.in(Locale.ENGLISH)).contains("asks for the password"));
    }

    @Test
    void leavesOtherFailuresUnexplained() {
        assertThat(ACCESS.explain(new SQLException("hush", "S0002", 208))).isEmpty();
    }

    @Test
    void showsNoSecret() {
        assertThat(ACCESS.toString()).contains("there").doesNotContain("hush");
    }

    private static String explained(SQLException failure) {
        return ACCESS.explain(failure).orElseThrow().in(Locale.ENGLISH);
    }
}
