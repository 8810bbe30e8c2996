package dev.dbxray.adapter.jdbc.duckdb;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;
import static java.util.Map.entry;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.application.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Reach a DuckDB database for reading only, and never create one. */
record DuckDbAccess(DuckDbUrl url, Drivers drivers) implements Access {

    // https://duckdb.org/docs/stable/operations_manual/securing_duckdb/overview
    private static final Map<String, String> LOCKED_DOWN = Map.of(
            "access_mode", "READ_ONLY",
            "autoinstall_known_extensions", "false",
            "autoload_known_extensions", "false",
            "enable_external_access", "false",
            "lock_configuration", "true");

    // The driver gives neither codes nor states, and no text but these.
    private static final Map<String, String> MESSAGES = Map.ofEntries(
            entry("database does not exist", "duckdb.noDatabase"),
            entry("not a valid DuckDB database file", "duckdb.notADatabase"),
            entry("Could not set lock", "duckdb.inUse"),
            entry("database file with version number", "duckdb.otherVersion"),
            entry("storage version greater", "duckdb.otherVersion"),
            entry("open encrypted database", "duckdb.encrypted"),
            entry("Corrupt database file", "duckdb.corrupt"),
            entry("Could not read from file", "duckdb.cannotOpen"),
            entry("Cannot open file", "duckdb.cannotOpen"));

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.putAll(LOCKED_DOWN);
        return drivers.connect(DuckDbUrl.PREFIX + url.path(), properties, "org.duckdb:duckdb_jdbc");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        String told = String.valueOf(failure.getMessage());
        return MESSAGES.entrySet().stream()
                .filter(entry -> told.contains(entry.getKey()))
                .map(entry -> text(entry.getValue(), url.path()))
                .findFirst();
    }
}
