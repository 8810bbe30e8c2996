package dev.dbxray.adapter.jdbc.postgresql;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.application.message.MendableException;
import java.sql.SQLException;

/** Tell which database of which version answers; {@code version} is short, for example {@code 17.6}. */
record ServerIdentity(String database, String version, int majorVersion) {

    static final int OLDEST_MAJOR_VERSION = 12;

    private static final int VERSION_NUMBERS_PER_MAJOR = 10_000;

    static ServerIdentity of(Row row) throws SQLException {
        return new ServerIdentity(
                row.text("name"),
                withoutBuild(row.text("version")),
                Integer.parseInt(row.text("version_number")) / VERSION_NUMBERS_PER_MAJOR);
    }

    void checkVersion() {
        if (majorVersion < OLDEST_MAJOR_VERSION) {
            throw new MendableException(text("server.tooOld", version, OLDEST_MAJOR_VERSION));
        }
    }

    private static String withoutBuild(String version) {
        int blank = version.indexOf(' ');
        return blank < 0 ? version : version.substring(0, blank);
    }
}
