package dev.dbxray.adapter.jdbc.postgresql;

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
import java.sql.SQLTransientException;
import org.jspecify.annotations.Nullable;

/** Know PostgreSQL. */
public final class PostgreSqlDialect implements Dialect {

    private static final int OLDEST_MAJOR_VERSION = 12;
    private static final String INTERNAL_ERROR = "XX000";

    @Override
    public String subprotocol() {
        return "postgresql";
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        return new PostgreSqlAccess(PostgreSqlUrl.parse(url), user, password, drivers);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        var anyVersion = new Queries(connection, PostgreSqlDialect.class, Flavor.ofVersion(OLDEST_MAJOR_VERSION));
        connection.setAutoCommit(false);
        anyVersion.execute("begin.sql");
        ServerIdentity server = ServerIdentity.read(anyVersion).atLeast(OLDEST_MAJOR_VERSION);
        var queries = new Queries(connection, PostgreSqlDialect.class, Flavor.ofVersion(server.majorVersion()));
        queries.execute("session.sql");
        return new SqlFileSession(queries, server);
    }

    /**
     * The functions that print SQL look at the present, not at the transaction's moment: what was dropped since is an
     * internal error to some of them, and NULL to others.
     */
    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return failure instanceof SQLTransientException || INTERNAL_ERROR.equals(failure.getSQLState());
    }
}
