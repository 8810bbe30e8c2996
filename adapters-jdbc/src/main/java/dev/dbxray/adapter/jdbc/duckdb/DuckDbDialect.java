package dev.dbxray.adapter.jdbc.duckdb;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Dialect;
import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.adapter.jdbc.dialect.Flavor;
import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.topic.ServerIdentity;
import dev.dbxray.adapter.jdbc.topic.SqlFileSession;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Know DuckDB. */
public final class DuckDbDialect implements Dialect {

    // Version 1 doesn't tell generated columns from those with a default.
    private static final int OLDEST_MAJOR_VERSION = 2;

    @Override
    public String subprotocol() {
        return "duckdb";
    }

    /** Make ready to open a file; DuckDB knows no users. */
    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        return new DuckDbAccess(DuckDbUrl.parse(url), drivers);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        var queries = new Queries(connection, DuckDbDialect.class, Flavor.ofVersion(OLDEST_MAJOR_VERSION));
        ServerIdentity server = ServerIdentity.read(queries).atLeast(OLDEST_MAJOR_VERSION);
        return new SqlFileSession(queries, server);
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return false;
    }
}
