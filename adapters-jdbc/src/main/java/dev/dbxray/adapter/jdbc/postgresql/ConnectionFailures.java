package dev.dbxray.adapter.jdbc.postgresql;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.NetworkFailures;
import dev.dbxray.application.message.Message;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Say what a failure to connect means, by SQLSTATE and cause; the driver's and server's own texts are in any language.
 *
 * @see <a href="https://www.postgresql.org/docs/current/errcodes-appendix.html">PostgreSQL error codes</a>
 */
record ConnectionFailures(PostgreSqlUrl url, String user, boolean hasPassword, String database) {

    Optional<Message> explain(SQLException failure) {
        return NetworkFailures.explain(failure, url.place()).or(() -> Optional.ofNullable(byState(state(failure))));
    }

    private @Nullable Message byState(String state) {
        return switch (state) {
            case "08004" -> rejected();
            case "28P01" -> hasPassword ? text("connect.wrongPassword", url.place(), user) : noPassword();
            case "28000" -> text("connect.notAllowed", url.place(), user, database);
            case "3D000" -> text("connect.noDatabase", url.place(), database);
            case "42501" -> text("connect.noPrivilege", user, database);
            case "53300" -> text("connect.tooMany", url.place());
            case "57014" -> text("connect.cancelled", url.place(), user);
            default -> byStateClass(state);
        };
    }

    private @Nullable Message byStateClass(String state) {
        if (state.startsWith("57P")) {
            return text("connect.notReady", url.place());
        }
        return state.startsWith("08") ? text("connect.unreachable", url.place()) : null;
    }

    /** The driver gives up with this state where it lacks a password, and where the server lacks SSL. */
    private Message rejected() {
        if (!url.demandsTls()) {
            return hasPassword ? text("connect.unreachable", url.place()) : noPassword();
        }
        return hasPassword ? text("connect.noTls", url.place()) : text("connect.noPasswordOrTls", url.place(), user);
    }

    private Message noPassword() {
        return text("connect.noPassword", url.place(), user);
    }

    private static String state(SQLException failure) {
        return Objects.requireNonNullElse(failure.getSQLState(), "");
    }
}
