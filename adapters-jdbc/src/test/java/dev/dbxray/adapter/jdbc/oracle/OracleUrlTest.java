package dev.dbxray.adapter.jdbc.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OracleUrlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:oracle:thin:@//there:1521/shop.example | //there:1521 | shop.example
                    jdbc:oracle:thin:@there/shop                | there        | shop
                    jdbc:oracle:thin:@there:1521:ORCL           | there:1521   | ORCL
                    jdbc:oracle:thin:@tcps://there:2484/shop    | tcps://there:2484 | shop
                    jdbc:oracle:thin:@//[::1]:1521/shop         | //[::1]:1521 | shop
                    """)
    void findsPlaceAndService(String text, String place, String service) {
        var url = OracleUrl.parse(text);

        assertThat(url.place()).isEqualTo(place);
        assertThat(url.database()).isEqualTo(service);
        assertThat(url.forDriver()).isEqualTo(text);
    }

    @Test
    void readsPropertiesAndKeepsThemOutOfTheDriversUrl() {
        var url = OracleUrl.parse(
                "jdbc:oracle:thin:@//there/shop?oracle.net.CONNECT_TIMEOUT=500&oracle.net.ssl_server_dn_match=true");

        assertThat(url.properties())
                .isEqualTo(Map.of("oracle.net.CONNECT_TIMEOUT", "500", "oracle.net.ssl_server_dn_match", "true"));
        assertThat(url.forDriver()).isEqualTo("jdbc:oracle:thin:@//there/shop");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:oracle:thin:@hush                              | malformed
                    jdbc:oracle:oci:@there/hush                         | malformed
                    jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=hush))      | malformed
                    jdbc:oracle:thin:@ldap://there/hush,cn=x            | malformed
                    jdbc:oracle:thin:@config-file://hush                | malformed
                    jdbc:oracle:thin:@//there/a?oracle.net.CONNECT_TIMEOUT=1&oracle.net.CONNECT_TIMEOUT=2 | malformed
                    jdbc:oracle:thin:@//there/a?oracle.net.CONNECT_TIMEOUT=hush | The value of the property
                    jdbc:oracle:thin:@//there/a?TNS_ADMIN=hush          | The property TNS_ADMIN is not allowed
                    jdbc:oracle:thin:@//there/a?oracle.net.wallet_location=hush | is not allowed
                    jdbc:oracle:thin:scott/hush@//there/shop            | must not hold
                    jdbc:oracle:thin:@scott/hush@there/shop             | must not hold
                    jdbc:oracle:thin:@//there/shop?password=hush        | must not hold
                    """)
    void refusesOtherUrls(String url, String message) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> OracleUrl.parse(url))
                .withMessageContaining(message)
                .withMessageNotContaining("hush");
    }
}
