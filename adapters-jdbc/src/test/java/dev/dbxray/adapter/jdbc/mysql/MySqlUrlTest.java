package dev.dbxray.adapter.jdbc.mysql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MySqlUrlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:mariadb://there/shop         | jdbc:mariadb://there/shop
                    jdbc:mysql://there:3307/shop      | jdbc:mariadb://there:3307/shop
                    jdbc:mysql://there                | jdbc:mariadb://there/
                    jdbc:mysql://there/               | jdbc:mariadb://there/
                    jdbc:mariadb://a,b:3307/shop      | jdbc:mariadb://a,b:3307/shop
                    jdbc:mariadb://[::1]:3307/受注    | jdbc:mariadb://[::1]:3307/受注
                    """)
    void writesThePlaceForTheOneDriver(String url, String forDriver) {
        assertThat(MySqlUrl.parse(url).forDriver()).isEqualTo(forDriver);
    }

    @Test
    void readsAllowedProperties() {
        assertThat(MySqlUrl.parse("jdbc:mysql://there/shop?sslMode=verify-full&connectTimeout=5")
                        .properties())
                .isEqualTo(Map.of("sslMode", "verify-full", "connectTimeout", "5"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:mysql:hush",
                "jdbc:mysql:loadbalance://there/hush",
                "jdbc:mysql://the re/hush",
                "jdbc:mysql://there/hush/more",
                "jdbc:mysql://there/shop#hush",
                "jdbc:mysql://address=(host=hush)/shop",
                "jdbc:mysql://there/shop?sslMode=disable&sslMode=trust"
            })
    void refusesAMalformedUrlWithoutRepeatingIt(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> MySqlUrl.parse(url))
                .withMessageStartingWith("The database URL is malformed; write jdbc:mariadb://")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:mysql://me:hush@there/shop",
                "jdbc:mysql://there/shop?user=me",
                "jdbc:mariadb://there/shop?sslMode=disable&password=hush"
            })
    void refusesUserAndPasswordInTheUrl(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> MySqlUrl.parse(url))
                .withMessageStartingWith("The database URL must not hold a user or a password;")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "allowLocalInfile=true",
                "allowMultiQueries=true",
                "autoDeserialize=true",
                "credentialType=hush",
                "galeraAllowedState=hush",
                "sessionVariables=hush",
                "initSql=hush",
                "nonsense"
            })
    void refusesAPropertyThatIsNotOnTheListAndNamesTheList(String property) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> MySqlUrl.parse("jdbc:mysql://there/shop?" + property))
                .withMessageContainingAll("is not allowed in the database URL", "sslMode")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sslMode=hush", "connectTimeout=-1", "tcpKeepAlive", "serverSslCert="})
    void refusesAValueThatThePropertyCannotHave(String property) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> MySqlUrl.parse("jdbc:mysql://there/shop?" + property))
                .withMessageStartingWith("The value of the property ");
    }
}
