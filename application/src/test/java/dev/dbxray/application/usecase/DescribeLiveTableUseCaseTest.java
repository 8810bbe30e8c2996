package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.DescribeLiveTable.Described;
import dev.dbxray.application.port.in.DescribeLiveTable.NoDatabase;
import dev.dbxray.application.port.in.DescribeLiveTable.NoTable;
import dev.dbxray.application.port.in.DescribeLiveTable.Query;
import dev.dbxray.application.port.out.TableReader;
import dev.dbxray.domain.model.LiveTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DescribeLiveTableUseCaseTest {

    private static final LiveTable USERS = new LiveTable(aTable("users").build(), Map.of());
    private static final TableReader READER =
            (schema, table) -> "users".equals(table) && schema == null ? Optional.of(USERS) : Optional.empty();

    @Test
    void asksTheOnlyDatabaseWithoutBeingToldWhich() {
        var question = UseCases.describeLiveTable(Map.of("shop", READER));

        assertThat(question.describeLiveTable(new Query(null, null, "users"))).isEqualTo(new Described(USERS));
        assertThat(question.describeLiveTable(new Query("shop", null, "users"))).isEqualTo(new Described(USERS));
        assertThat(question.describeLiveTable(new Query(null, "s", "users"))).isEqualTo(new NoTable("s", "users"));
    }

    @Test
    void wantsToKnowWhichOfSeveralDatabases() {
        var question = UseCases.describeLiveTable(Map.of("shop", READER, "crm", (schema, table) -> Optional.empty()));

        assertThat(question.describeLiveTable(new Query("shop", null, "users"))).isEqualTo(new Described(USERS));
        assertThat(question.describeLiveTable(new Query("crm", null, "users"))).isEqualTo(new NoTable(null, "users"));
        assertThat(question.describeLiveTable(new Query(null, null, "users")))
                .isInstanceOfSatisfying(
                        NoDatabase.class,
                        answer -> assertThat(answer.known()).containsExactlyInAnyOrder("shop", "crm"));
        assertThat(question.describeLiveTable(new Query("hr", null, "users")))
                .isInstanceOfSatisfying(
                        NoDatabase.class,
                        answer -> assertThat(answer.database()).isEqualTo("hr"));
    }

    @Test
    void saysWhichDatabaseCannotBeAskedAndWhy() {
        DescribeLiveTable down = UseCases.describeLiveTable(Map.of("shop", (schema, table) -> {
            throw new MendableException(new Message("dev.dbxray.application.usecase.test", "down", List.of()));
        }));
        DescribeLiveTable broken = UseCases.describeLiveTable(Map.of("shop", (schema, table) -> {
            throw new IllegalStateException("hush");
        }));

        assertThatExceptionOfType(SourceUnavailableException.class)
                .isThrownBy(() -> down.describeLiveTable(new Query(null, null, "users")))
                .withMessage("Database shop cannot be read: Nothing answers.")
                .satisfies(failure ->
                        assertThat(failure.in(Locale.JAPANESE)).isEqualTo("データベースshopを読めません：Nothing answers."));
        assertThatExceptionOfType(SourceUnavailableException.class)
                .isThrownBy(() -> broken.describeLiveTable(new Query(null, null, "users")))
                .withMessage("Database shop cannot be read: It failed unexpectedly (IllegalStateException).");
    }
}
