package dev.dbxray.adapter.jdbc.sqlite;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Dialect;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Know SQLite. */
public final class SqliteDialect implements Dialect {

    @Override
    public String subprotocol() {
        return "sqlite";
    }

    /** Make ready to open a file; SQLite knows no users. */
    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        return new SqliteAccess(SqliteUrl.parse(url), drivers);
    }

    /** The first statement begins to read, and all others see what it saw. */
    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        return SqliteSession.begin(connection);
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return false;
    }
}
