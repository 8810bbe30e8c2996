package dev.dbxray.adapter.jdbc.sqlite;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.application.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Reach an SQLite database for reading only, and never create one. */
record SqliteAccess(SqliteUrl url, Drivers drivers) implements Access {

    // https://www.sqlite.org/rescode.html
    private static final int BASIC_CODE = 0xFF;
    private static final int BUSY = 5;
    private static final int LOCKED = 6;
    private static final int CORRUPT = 11;
    private static final int CANNOT_OPEN = 14;
    private static final int NOT_A_DATABASE = 26;

    // https://www.sqlite.org/c3ref/c_open_autoproxy.html
    private static final String OPEN_READ_ONLY = "1";

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.putAll(url.properties());
        properties.setProperty("open_mode", OPEN_READ_ONLY);
        return drivers.connect(SqliteUrl.PREFIX + url.path(), properties, "org.xerial:sqlite-jdbc");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return Optional.ofNullable(byCode(failure.getErrorCode() & BASIC_CODE));
    }

    private @Nullable Message byCode(int code) {
        return switch (code) {
            case BUSY, LOCKED -> text("sqlite.busy", url.path());
            case CORRUPT -> text("sqlite.corrupt", url.path());
            case CANNOT_OPEN -> text("sqlite.cannotOpen", url.path());
            case NOT_A_DATABASE -> text("sqlite.notADatabase", url.path());
            default -> null;
        };
    }
}
