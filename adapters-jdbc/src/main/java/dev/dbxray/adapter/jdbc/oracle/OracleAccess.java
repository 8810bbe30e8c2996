package dev.dbxray.adapter.jdbc.oracle;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.adapter.jdbc.dialect.NetworkFailures;
import dev.dbxray.application.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Reach an Oracle database through its listener. */
record OracleAccess(OracleUrl url, String user, @Nullable String password, Drivers drivers) implements Access {

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.putAll(url.properties());
        properties.setProperty("user", user);
        if (password != null) {
            properties.setProperty("password", password);
        }
        // Otherwise the driver fetches rows with such columns one by one.
        properties.setProperty("oracle.jdbc.useFetchSizeWithLongColumn", "true");
        return drivers.connect(url.forDriver(), properties, "com.oracle.database.jdbc:ojdbc17");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return NetworkFailures.explain(failure, url.place())
                .or(() -> Optional.ofNullable(byCode(failure.getErrorCode())))
                .or(() -> Optional.ofNullable(byState(String.valueOf(failure.getSQLState()))));
    }

    // https://docs.oracle.com/en/error-help/db/
    private @Nullable Message byCode(int code) {
        return switch (code) {
            case 1_005 -> text("connect.noPassword", url.place(), user);
            case 1_017 ->
                password == null
                        ? text("connect.noPassword", url.place(), user)
                        : text("connect.wrongPassword", url.place(), user);
            case 1_045 -> text("oracle.noSession", user);
            case 28_000 -> text("oracle.locked", url.place(), user);
            case 28_001 -> text("connect.expired", url.place(), user);
            case 12_504, 12_505, 12_514 -> text("oracle.noService", url.place(), url.database());
            case 18, 20, 12_516, 12_519, 12_520 -> text("connect.tooMany", url.place());
            case 1_033, 1_034, 1_089, 1_109, 12_528 -> text("connect.notReady", url.place());
            case 12_170 -> text("connect.timeout", url.place());
            case 3_113, 3_114, 12_537, 12_547, 17_002, 17_800 -> text("connect.unreachable", url.place());
            default -> null;
        };
    }

    private @Nullable Message byState(String state) {
        return state.startsWith("08") ? text("connect.unreachable", url.place()) : null;
    }

    @Override
    public String toString() {
        return "OracleAccess[" + url.place() + "]";
    }
}
