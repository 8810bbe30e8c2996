package dev.dbxray.adapter.jdbc.sqlserver;

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

/** Reach a server of SQL Server or Azure SQL. */
record SqlServerAccess(
        SqlServerUrl url, String user, @Nullable String password, Drivers drivers) implements Access {

    // https://learn.microsoft.com/en-us/sql/relational-databases/errors-events/database-engine-events-and-errors
    private static final int NO_ACCESS_TO_DATABASE = 916;
    private static final int CANNOT_OPEN_DATABASE = 4_060;
    private static final int LOGIN_FAILED = 18_456;
    private static final int PASSWORD_EXPIRED = 18_487;
    private static final int PASSWORD_MUST_CHANGE = 18_488;
    private static final int CLIENT_NOT_ALLOWED = 40_615;

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.setProperty("applicationName", "dbxray");
        properties.putAll(url.properties());
        properties.setProperty("user", user);
        if (password != null) {
            properties.setProperty("password", password);
        }
        return drivers.connect(url.forDriver(), properties, "com.microsoft.sqlserver:mssql-jdbc");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return Optional.ofNullable(byCode(failure.getErrorCode()))
                .or(() -> NetworkFailures.explain(failure, url.server()))
                .or(() -> Optional.ofNullable(byState(String.valueOf(failure.getSQLState()))));
    }

    private @Nullable Message byCode(int code) {
        return switch (code) {
            case LOGIN_FAILED ->
                password == null
                        ? text("connect.noPassword", url.server(), user)
                        : text("connect.wrongPassword", url.server(), user);
            case PASSWORD_EXPIRED, PASSWORD_MUST_CHANGE -> text("connect.expired", url.server(), user);
            case CANNOT_OPEN_DATABASE -> text("sqlserver.cannotOpen", url.server(), url.database(), user);
            case NO_ACCESS_TO_DATABASE -> text("connect.noPrivilege", user, url.database());
            case CLIENT_NOT_ALLOWED -> text("sqlserver.firewall", url.server());
            default -> null;
        };
    }

    /** The driver tells neither codes nor causes of the network's failures. */
    private @Nullable Message byState(String state) {
        return state.startsWith("08") ? text("connect.unreachable", url.server()) : null;
    }

    @Override
    public String toString() {
        return "SqlServerAccess[" + url.server() + "]";
    }
}
