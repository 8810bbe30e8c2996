package dev.dbxray.adapter.jdbc.oracle;

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
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Know Oracle Database. */
public final class OracleDialect implements Dialect {

    private static final int OLDEST_MAJOR_VERSION = 19;

    // https://docs.oracle.com/en/error-help/db/: the snapshot is too old, or objects changed since the transaction
    // began.
    private static final Set<Integer> OVERTAKEN = Set.of(1_466, 1_555, 8_176, 8_177);

    @Override
    public String subprotocol() {
        return "oracle";
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        String login = Objects.requireNonNullElseGet(user, () -> System.getProperty("user.name"));
        return new OracleAccess(OracleUrl.parse(url), login, password, drivers);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        var queries = new Queries(connection, OracleDialect.class, Flavor.ofVersion(OLDEST_MAJOR_VERSION));
        queries.execute("begin.sql");
        ServerIdentity server = ServerIdentity.read(queries).atLeast(OLDEST_MAJOR_VERSION);
        return new SqlFileSession(queries, server);
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return failure instanceof SQLTransientException || OVERTAKEN.contains(failure.getErrorCode());
    }
}
