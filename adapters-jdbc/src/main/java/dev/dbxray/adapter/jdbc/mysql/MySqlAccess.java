package dev.dbxray.adapter.jdbc.mysql;

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

/** Reach a server of MariaDB or MySQL. */
record MySqlAccess(MySqlUrl url, String user, @Nullable String password, Drivers drivers) implements Access {

    // https://mariadb.com/kb/en/mariadb-error-code-reference/
    private static final int TOO_MANY_CONNECTIONS = 1040;
    private static final int DATABASE_ACCESS_DENIED = 1044;
    private static final int ACCESS_DENIED = 1045;
    private static final int UNKNOWN_DATABASE = 1049;
    private static final int HOST_NOT_ALLOWED = 1130;
    private static final int ACCESS_DENIED_WITHOUT_PASSWORD = 1698;

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.putAll(url.properties());
        properties.setProperty("user", user);
        if (password != null) {
            properties.setProperty("password", password);
        }
        // A server may otherwise ask its client for files.
        properties.setProperty("allowLocalInfile", "false");
        return drivers.connect(url.forDriver(), properties, "org.mariadb.jdbc:mariadb-java-client");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return Optional.ofNullable(byCode(failure.getErrorCode()))
                .or(() -> NetworkFailures.explain(failure, url.hosts()))
                .or(() -> Optional.ofNullable(byState(String.valueOf(failure.getSQLState()))));
    }

    private @Nullable Message byCode(int code) {
        return switch (code) {
            case ACCESS_DENIED, ACCESS_DENIED_WITHOUT_PASSWORD ->
                password == null
                        ? text("connect.noPassword", url.hosts(), user)
                        : text("connect.wrongPassword", url.hosts(), user);
            case DATABASE_ACCESS_DENIED -> text("mysql.noPrivilege", user, url.database());
            case UNKNOWN_DATABASE -> text("connect.noDatabase", url.hosts(), url.database());
            case HOST_NOT_ALLOWED -> text("mysql.hostNotAllowed", url.hosts());
            case TOO_MANY_CONNECTIONS -> text("connect.tooMany", url.hosts());
            default -> null;
        };
    }

    private @Nullable Message byState(String state) {
        return state.startsWith("08") ? text("connect.unreachable", url.hosts()) : null;
    }

    @Override
    public String toString() {
        return "MySqlAccess[" + url.hosts() + "]";
    }
}
