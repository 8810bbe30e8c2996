package dev.dbxray.adapter.jdbc.postgresql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PostgreSqlUrlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:postgresql://there/shop            | there:5432                | shop
                    jdbc:postgresql://there:6543/shop       | there:6543                | shop
                    jdbc:postgresql://there                 | there:5432                |
                    jdbc:postgresql://there:6543            | there:6543                |
                    jdbc:postgresql://there/                | there:5432                |
                    jdbc:postgresql://a,b:6543/shop         | a:5432,b:6543             | shop
                    jdbc:postgresql://[::1]:6543,[fe80::2]/shop | [::1]:6543,[fe80::2]:5432 | shop
                    jdbc:postgresql:shop                    | localhost:5432            | shop
                    jdbc:postgresql:                        | localhost:5432            |
                    jdbc:postgresql:///shop                 | localhost:5432            | shop
                    jdbc:postgresql://there/a%2Fb%3D%22+c   | there:5432                | 'a/b="" c'
                    jdbc:postgresql://there/受注            | there:5432                | 受注
                    jdbc:postgresql://db_1.example-2.net/shop?sslmode=require | db_1.example-2.net:5432 | shop
                    """)
    void understandsEveryFormOfThePlace(String url, String place, String database) {
        PostgreSqlUrl parsed = PostgreSqlUrl.parse(url);

        assertThat(parsed.place()).isEqualTo(place);
        assertThat(parsed.database()).isEqualTo(database == null ? null : database.replace("\"\"", "\""));
    }

    @Test
    void readsAllowedProperties() {
        PostgreSqlUrl url = PostgreSqlUrl.parse(
                "jdbc:postgresql://there/shop?sslmode=verify-full&ApplicationName=a%26b+c&connectTimeout=5&tcpKeepAlive=true");

        assertThat(url.properties())
                .isEqualTo(Map.of(
                        "sslmode",
                        "verify-full",
                        "ApplicationName",
                        "a&b c",
                        "connectTimeout",
                        "5",
                        "tcpKeepAlive",
                        "true"));
    }

    @Test
    void writesThePlaceForTheDriverAndNothingElse() {
        PostgreSqlUrl url = PostgreSqlUrl.parse("jdbc:postgresql://a,[::1]:6543/x?sslmode=require");

        assertThat(url.forDriver("a/b c?d=e")).isEqualTo("jdbc:postgresql://a:5432,[::1]:6543/a%2Fb+c%3Fd%3De");
        assertThat(PostgreSqlUrl.parse(url.forDriver("a/b c?d=e")))
                .isEqualTo(new PostgreSqlUrl(List.of("a:5432", "[::1]:6543"), "a/b c?d=e", Map.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql:/hush",
                "jdbc:postgresql://there/shop/hush",
                "jdbc:postgresql://there:0/shop",
                "jdbc:postgresql://there:65536/shop",
                "jdbc:postgresql://there:hush/shop",
                "jdbc:postgresql://there:5432:hush/shop",
                "jdbc:postgresql://a,,b/shop",
                "jdbc:postgresql://,/shop",
                "jdbc:postgresql://[::1/shop",
                "jdbc:postgresql://::1/shop",
                "jdbc:postgresql://the re/shop",
                "jdbc:postgresql://there/shop#hush",
                "jdbc:postgresql://there/shop;ssl=hush",
                "jdbc:postgresql://there/shop&hush",
                "jdbc:postgresql://there/shop=hush",
                "jdbc:postgresql://there/a%ZZhush",
                "jdbc:postgresql://there/shop?sslmode=%hush",
                "jdbc:postgresql://there/shop?sslmode=require&sslmode=hush",
                "jdbc:postgresql://there/shop?sslmode=require&ssl=true&ssl=true",
                "jdbc:postgresql://there/shop?&",
                "jdbc:postgresql://there/shop?=hush",
                "jdbc:postgresql://there/shop?hu:sh=hush"
            })
    void refusesAMalformedUrlWithoutRepeatingIt(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> PostgreSqlUrl.parse(url))
                .withMessageNotContaining("hush")
                .withMessageNotContaining("there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://me:hush@there/shop",
                "jdbc:postgresql://me@there/shop",
                "jdbc:postgresql://there/shop?user=hush",
                "jdbc:postgresql://there/shop?ssl=true&password=hu&sh=",
                "jdbc:postgresql://there/shop?hush&password=hush",
                "jdbc:postgresql://there/shop?PASSWORD=hush",
                "jdbc:postgresql://there/shop;user=hush",
                "jdbc:postgresql://there/shop?password",
                "jdbc:postgresql://there/shop?sslpassword=hush"
            })
    void refusesUserAndPasswordInTheUrl(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> PostgreSqlUrl.parse(url))
                .withMessage(
                        "The database URL must not hold a user or a password;"
                                + " give the user with --user, the password in the environment variable DBXRAY_PASSWORD or with --password-file.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "socketFactory",
                "socketFactoryArg",
                "sslfactory",
                "sslfactoryarg",
                "sslhostnameverifier",
                "sslpasswordcallback",
                "authenticationPluginClassName",
                "loggerFile",
                "loggerLevel",
                "xmlFactoryFactory",
                "options",
                "service",
                "currentSchema",
                "readOnly",
                "jaasLogin",
                "kerberosServerName",
                "localSocketAddress",
                "PGHOST",
                "PGDBNAME",
                "SSLMODE",
                "nonsense"
            })
    void refusesAPropertyThatIsNotOnTheListAndNamesTheList(String property) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> PostgreSqlUrl.parse("jdbc:postgresql://there/shop?" + property + "=hush"))
                .withMessageContainingAll("The property " + property + " is not allowed", "ApplicationName", "sslmode")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connectTimeout=hush",
                "connectTimeout=-1",
                "connectTimeout=",
                "connectTimeout=9999999999",
                "sslmode=hush",
                "sslmode=REQUIRE",
                "ssl",
                "ssl=hush",
                "targetServerType=hush",
                "tcpKeepAlive=1",
                "sslrootcert="
            })
    void refusesAValueThatThePropertyCannotHave(String property) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> PostgreSqlUrl.parse("jdbc:postgresql://there/shop?" + property))
                .withMessageStartingWith("The value of the property ")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @CsvSource({
        "sslmode=prefer,false",
        "sslmode=disable,false",
        "sslmode=require,true",
        "sslmode=verify-ca,true",
        "ssl=true,true",
        "ssl=false,false",
        "connectTimeout=1,false"
    })
    void knowsWhetherItDemandsEncryption(String property, boolean demands) {
        assertThat(PostgreSqlUrl.parse("jdbc:postgresql://there/shop?" + property)
                        .demandsTls())
                .isEqualTo(demands);
    }
}
