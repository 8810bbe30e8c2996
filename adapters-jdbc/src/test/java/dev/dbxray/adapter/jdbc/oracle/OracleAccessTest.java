package dev.dbxray.adapter.jdbc.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.dialect.Drivers;
import java.net.ConnectException;
import java.sql.SQLException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OracleAccessTest {

    private static final OracleAccess ACCESS =
            new OracleAccess(OracleUrl.parse("jdbc:oracle:thin:@//there:1521/shop"), "me", "hush", Drivers.ON_BOARD);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1005  | asks for the password of user me
                    1017  | does not accept user me with this password
                    1045  | needs the privilege CREATE SESSION
                    28000 | account of user me at //there:1521 is locked
                    28001 | password of user me at //there:1521 has expired
                    12504 | knows no service or SID shop
                    12505 | knows no service or SID shop
                    12514 | knows no service or SID shop
                    18    | has no connection left
                    20    | has no connection left
                    12516 | has no connection left
                    12519 | has no connection left
                    12520 | has no connection left
                    1033  | starting up or shutting down
                    1034  | starting up or shutting down
                    1089  | starting up or shutting down
                    1109  | starting up or shutting down
                    12528 | starting up or shutting down
                    12170 | did not answer in time
                    3113  | cannot be reached, or the connection broke off
                    3114  | cannot be reached, or the connection broke off
                    12537 | cannot be reached, or the connection broke off
                    12547 | cannot be reached, or the connection broke off
                    17002 | cannot be reached, or the connection broke off
                    17800 | cannot be reached, or the connection broke off
                    """)
    void explainsWhatTheServerRefuses(int code, String text) {
        assertThat(explained(new SQLException("hush", "72000", code)))
                .contains(text)
                .doesNotContain("hush");
    }

    @Test
    void explainsWhatTheNetworkRefuses() {
        assertThat(explained(new SQLException("hush", "66000", 12_541, new ConnectException())))
                .contains("Nothing accepts connections at //there:1521");
        assertThat(explained(new SQLException("hush", "08006"))).contains("cannot be reached");
    }

    @Test
    void asksForAPasswordWhereNoneWasGiven() {
        var access = new OracleAccess(ACCESS.url(), "me", null, Drivers.ON_BOARD);

        assertThat(access.explain(new SQLException("", "72000", 1_017)))
                .hasValueSatisfying(text -> assertThat(text.in(Locale.ENGLISH)).contains("asks for the password"));
    }

    @Test
    void leavesOtherFailuresUnexplained() {
        assertThat(ACCESS.explain(new SQLException("hush", "42000", 942))).isEmpty();
    }

    @Test
    void showsNoSecret() {
        assertThat(ACCESS.toString()).contains("there").doesNotContain("hush");
    }

    private static String explained(SQLException failure) {
        return ACCESS.explain(failure).orElseThrow().in(Locale.ENGLISH);
    }
}
