package dev.dbxray.adapter.jdbc.example;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.adapter.jdbc.dialect.NetworkFailures;
import dev.dbxray.application.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;

/** Reach an HSQLDB database; a reader that ships would check the URL and allow only some of its properties. */
record HsqldbAccess(String url, String user, String password, Drivers drivers) implements Access {

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        return drivers.connect(url, properties, "org.hsqldb:hsqldb");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return NetworkFailures.explain(failure, "the server");
    }

    @Override
    public String toString() {
        return "HsqldbAccess[" + user + "]";
    }
}
