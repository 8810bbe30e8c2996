package dev.dbxray.adapter.jdbc.h2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class H2UrlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:h2:/data/My shop            | /data/My shop
                    jdbc:h2:file:/data/shop          | /data/shop
                    jdbc:h2:~/shop                   | ~/shop
                    jdbc:h2:./data/shop              | ./data/shop
                    jdbc:h2:../shop                  | ../shop
                    jdbc:h2:data/shop                | ./data/shop
                    jdbc:h2:C:/data/shop             | C:/data/shop
                    jdbc:h2:受注                     | ./受注
                    jdbc:h2:tcp://there/~/shop       | tcp://there/~/shop
                    jdbc:h2:tcp://there:9092/mem:shop | tcp://there:9092/mem:shop
                    jdbc:h2:ssl://there:9092//d/shop | ssl://there:9092//d/shop
                    """)
    void understandsEveryFormOfThePlace(String url, String place) {
        assertThat(H2Url.parse(url).place()).isEqualTo(place);
    }

    @Test
    void opensAFileForReadingOnlyAndCreatesNone() {
        assertThat(H2Url.parse("jdbc:h2:/data/shop").forDriver())
                .isEqualTo("jdbc:h2:/data/shop;IFEXISTS=TRUE;ACCESS_MODE_DATA=r");
    }

    @Test
    void leavesTheModeToAServer() {
        assertThat(H2Url.parse("jdbc:h2:tcp://there/shop").forDriver())
                .isEqualTo("jdbc:h2:tcp://there/shop;IFEXISTS=TRUE");
        assertThat(H2Url.parse("jdbc:h2:/data/shop;auto_server=true").forDriver())
                .isEqualTo("jdbc:h2:/data/shop;IFEXISTS=TRUE;AUTO_SERVER=true");
        assertThat(H2Url.parse("jdbc:h2:/data/shop;AUTO_SERVER=FALSE").forDriver())
                .isEqualTo("jdbc:h2:/data/shop;IFEXISTS=TRUE;ACCESS_MODE_DATA=r;AUTO_SERVER=FALSE");
    }

    @Test
    void handsAllowedPropertiesOn() {
        assertThat(H2Url.parse("jdbc:h2:/data/shop;cipher=AES;;NETWORK_TIMEOUT=100;")
                        .forDriver())
                .endsWith(";CIPHER=AES;NETWORK_TIMEOUT=100");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:h2:",
                "jdbc:h2:;CIPHER=AES",
                "jdbc:h2:zip:hush.zip!/shop",
                "jdbc:h2:nioMapped:hush",
                "jdbc:h2:classpath:hush",
                "jdbc:h2:split:30:hush",
                "jdbc:h2:/data/hush;CIPHER=AES;cipher=AES"
            })
    void refusesAMalformedUrlWithoutRepeatingIt(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> H2Url.parse(url))
                .withMessageStartingWith("The database URL is malformed; write jdbc:h2:PATH")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(strings = {"jdbc:h2:mem:shop", "jdbc:h2:mem:", "jdbc:h2:mem"})
    void refusesADatabaseInMemory(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> H2Url.parse(url))
                .withMessageContaining("in memory cannot be reached from another program");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:h2:/data/shop;USER=me",
                "jdbc:h2:/data/shop;password=hush",
                "jdbc:h2:/data/shop;CIPHER=AES; PASSWORD =hush"
            })
    void refusesUserAndPasswordInTheUrl(String url) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> H2Url.parse(url))
                .withMessageStartingWith("The database URL must not hold a user or a password;")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INIT=RUNSCRIPT FROM 'hush'",
                "TRACE_LEVEL_FILE=3",
                "ACCESS_MODE_DATA=rw",
                "IFEXISTS=FALSE",
                "FORBID_CREATION=FALSE",
                "DATABASE_EVENT_LISTENER='hush'",
                "MODE=Oracle",
                "nonsense"
            })
    void refusesAPropertyThatIsNotOnTheListAndNamesTheList(String property) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> H2Url.parse("jdbc:h2:/data/shop;" + property))
                .withMessageContainingAll("is not allowed in the database URL", "AUTO_SERVER", "CIPHER")
                .withMessageNotContaining("hush");
    }

    @ParameterizedTest
    @ValueSource(strings = {"CIPHER=hush", "AUTO_SERVER=", "AUTO_SERVER", "NETWORK_TIMEOUT=-1"})
    void refusesAValueThatThePropertyCannotHave(String property) {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> H2Url.parse("jdbc:h2:/data/shop;" + property))
                .withMessageStartingWith("The value of the property ")
                .withMessageNotContaining("hush");
    }
}
