package dev.dbxray.adapter.jdbc.sqlserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SqlServerUrlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:sqlserver://there                      | there
                    jdbc:sqlserver://there:1433;                | there:1433
                    jdbc:sqlserver://there\\dev                 | there\\dev
                    jdbc:sqlserver://there\\dev:1433;encrypt=true | there\\dev:1433
                    jdbc:sqlserver://[::1]:1433                 | [::1]:1433
                    """)
    void findsTheServer(String url, String server) {
        assertThat(SqlServerUrl.parse(url).server()).isEqualTo(server);
        assertThat(SqlServerUrl.parse(url).forDriver()).isEqualTo("jdbc:sqlserver://" + server);
    }

    @Test
    void takesPropertiesInAnyCaseAndValuesInBraces() {
        var url = SqlServerUrl.parse(
                "jdbc:sqlserver://there; DATABASE = shop ;;hostNameInCertificate={a;b}}=c};LoginTimeout=5;encrypt=strict");

        assertThat(url.database()).isEqualTo("shop");
        assertThat(url.properties())
                .isEqualTo(Map.of(
                        "databaseName", "shop",
                        "hostNameInCertificate", "a;b}=c",
                        "loginTimeout", "5",
                        "encrypt", "strict"));
    }

    @Test
    void takesTheLoginsDefaultWhereNoDatabaseIsNamed() {
        assertThat(SqlServerUrl.parse("jdbc:sqlserver://there").database()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:sqlserver:                                  | malformed
                    jdbc:sqlserver://                                | malformed
                    jdbc:sqlserver://there/hush                      | malformed
                    jdbc:sqlserver://there:port                      | malformed
                    jdbc:sqlserver://there;hush                      | malformed
                    jdbc:sqlserver://there;encrypt=true}hush         | malformed
                    jdbc:sqlserver://there;databaseName={hush        | The value of the property databaseName
                    jdbc:sqlserver://there;database=a;databaseName=b | malformed
                    jdbc:sqlserver://there;encrypt=hush              | The value of the property encrypt
                    jdbc:sqlserver://there;loginTimeout=hush         | The value of the property loginTimeout
                    jdbc:sqlserver://there;trustStore=hush           | The property trustStore is not allowed
                    jdbc:sqlserver://there;socketFactoryClass=hush   | The property socketFactoryClass is not allowed
                    jdbc:sqlserver://there;trustManagerClass={hush}  | The property trustManagerClass is not allowed
                    jdbc:sqlserver://there;userName=hush             | must not hold
                    jdbc:sqlserver://there;Password={hush}           | must not hold
                    jdbc:sqlserver://sa:hush@there                   | must not hold
                    """)
    void refusesOtherUrls(String url, String message) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> SqlServerUrl.parse(url))
                .withMessageContaining(message)
                .withMessageNotContaining("hush");
    }
}
