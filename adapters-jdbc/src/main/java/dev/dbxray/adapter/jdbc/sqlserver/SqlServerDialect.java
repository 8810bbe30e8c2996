package dev.dbxray.adapter.jdbc.sqlserver;

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
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Know SQL Server and Azure SQL. */
public final class SqlServerDialect implements Dialect {

    // SQL Server 2017
    private static final int OLDEST_MAJOR_VERSION = 14;
    private static final String AZURE = "Azure SQL";

    // https://learn.microsoft.com/en-us/sql/relational-databases/errors-events/database-engine-events-and-errors
    private static final int DEADLOCK = 1_205;
    private static final int LOCK_TIMEOUT = 1_222;

    @Override
    public String subprotocol() {
        return "sqlserver";
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        String login = Objects.requireNonNullElseGet(user, () -> System.getProperty("user.name"));
        return new SqlServerAccess(SqlServerUrl.parse(url), login, password, drivers);
    }

    /** The catalog has no versions: what is read holds only as long as no object changes meanwhile. */
    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        var queries = new Queries(connection, SqlServerDialect.class, Flavor.ofVersion(OLDEST_MAJOR_VERSION));
        queries.execute("session.sql");
        ServerIdentity server = ServerIdentity.read(queries);
        return new SqlFileSession(
                queries, server.product().equals(AZURE) ? server : server.atLeast(OLDEST_MAJOR_VERSION));
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return failure instanceof SQLTransientException
                || failure.getErrorCode() == DEADLOCK
                || failure.getErrorCode() == LOCK_TIMEOUT;
    }
}
