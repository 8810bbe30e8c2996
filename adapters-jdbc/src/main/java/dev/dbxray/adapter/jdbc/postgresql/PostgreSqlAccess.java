package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.application.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Reach a PostgreSQL database. */
final class PostgreSqlAccess implements Access {

    private final PostgreSqlUrl url;
    private final String user;
    private final @Nullable String password;
    private final String database;
    private final Drivers drivers;

    PostgreSqlAccess(PostgreSqlUrl url, @Nullable String user, @Nullable String password, Drivers drivers) {
        this.url = url;
        this.user = Objects.requireNonNullElseGet(user, () -> System.getProperty("user.name"));
        this.password = password;
        this.drivers = drivers;
        this.database = Objects.requireNonNullElse(url.database(), this.user);
    }

    @Override
    public Connection connect() throws SQLException {
        return drivers.connect(url.forDriver(database), properties(), "org.postgresql:postgresql");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return new ConnectionFailures(url, user, password != null, database).explain(failure);
    }

    private Properties properties() {
        var properties = new Properties();
        properties.setProperty("ApplicationName", "dbxray");
        properties.putAll(url.properties());
        properties.setProperty("user", user);
        if (password != null) {
            properties.setProperty("password", password);
        }
        return properties;
    }
}
