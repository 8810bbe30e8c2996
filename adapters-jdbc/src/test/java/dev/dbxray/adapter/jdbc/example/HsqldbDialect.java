package dev.dbxray.adapter.jdbc.example;

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

/** Know HSQLDB. */
public final class HsqldbDialect implements Dialect {

    private static final int OLDEST_MAJOR_VERSION = 2;

    @Override
    public String subprotocol() {
        return "hsqldb";
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        return new HsqldbAccess(url, user == null ? "SA" : user, password == null ? "" : password, drivers);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        var queries = new Queries(connection, HsqldbDialect.class, Flavor.ofVersion(OLDEST_MAJOR_VERSION));
        ServerIdentity server = ServerIdentity.read(queries).atLeast(OLDEST_MAJOR_VERSION);
        return new SqlFileSession(queries, server);
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return false;
    }
}
