package dev.dbxray.adapter.jdbc.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.dialect.Drivers;
import java.net.ConnectException;
import java.sql.SQLException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MySqlAccessTest {

    private static final MySqlAccess ACCESS =
            new MySqlAccess(MySqlUrl.parse("jdbc:mysql://there/shop"), "me", "hush", Drivers.ON_BOARD);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1040 | no connection left
                    1044 | User me may not use database shop
                    1045 | does not accept user me with this password
                    1049 | has no database shop
                    1130 | does not let anybody in from here
                    1698 | does not accept user me with this password
                    """)
    void explainsWhatTheServerRefuses(int code, String text) {
        assertThat(explained(new SQLException("hush", "28000", code)))
                .contains(text)
                .doesNotContain("hush");
    }

    @Test
    void explainsWhatTheNetworkRefuses() {
        assertThat(explained(new SQLException("hush", "08000", new ConnectException())))
                .contains("Nothing accepts connections at there");
        assertThat(explained(new SQLException("hush", "08S01"))).contains("there cannot be reached");
    }

    @Test
    void leavesOtherFailuresUnexplained() {
        assertThat(ACCESS.explain(new SQLException("hush", "42000", 1064))).isEmpty();
    }

    @Test
    void asksForAPasswordWhereNoneWasGiven() {
        var access = new MySqlAccess(ACCESS.url(), "me", null, Drivers.ON_BOARD);

        assertThat(access.explain(new SQLException("", "28000", 1045)))
                .hasValueSatisfying(text -> assertThat(text.in(Locale.ENGLISH)).contains("asks for the password"));
    }

    @Test
    void showsNoSecret() {
        assertThat(ACCESS.toString()).contains("there").doesNotContain("hush");
    }

    private static String explained(SQLException failure) {
        return ACCESS.explain(failure).orElseThrow().in(Locale.ENGLISH);
    }
}
