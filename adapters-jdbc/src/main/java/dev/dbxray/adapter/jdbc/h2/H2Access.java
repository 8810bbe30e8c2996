package dev.dbxray.adapter.jdbc.h2;

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

/** Reach an H2 database, and never create one. */
record H2Access(H2Url url, String user, String password, Drivers drivers) implements Access {

    // org.h2.api.ErrorCode
    private static final int WRONG_USER_OR_PASSWORD = 28_000;
    private static final int DATABASE_ALREADY_OPEN = 90_020;
    private static final int FILE_CORRUPTED = 90_030;
    private static final int FILE_VERSION_ERROR = 90_048;
    private static final int FILE_ENCRYPTION_ERROR = 90_049;
    private static final int CONNECTION_BROKEN = 90_067;
    private static final int DATABASE_NOT_FOUND = 90_146;

    @Override
    public Connection connect() throws SQLException {
        var properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        return drivers.connect(url.forDriver(), properties, "com.h2database:h2");
    }

    @Override
    public Optional<Message> explain(SQLException failure) {
        return NetworkFailures.explain(failure, url.place())
                .or(() -> Optional.ofNullable(byCode(failure.getErrorCode())));
    }

    private @Nullable Message byCode(int code) {
        return switch (code) {
            case WRONG_USER_OR_PASSWORD -> text("h2.wrongPassword", url.place(), user);
            case DATABASE_ALREADY_OPEN -> text("h2.inUse", url.place());
            case FILE_CORRUPTED -> text("h2.unreadable", url.place());
            case FILE_VERSION_ERROR -> text("h2.fileVersion", url.place());
            case FILE_ENCRYPTION_ERROR -> text("h2.encrypted", url.place());
            case CONNECTION_BROKEN -> text("connect.unreachable", url.place());
            case DATABASE_NOT_FOUND -> text("h2.noDatabase", url.place());
            default -> null;
        };
    }

    @Override
    public String toString() {
        return "H2Access[" + url.place() + "]";
    }
}
