package dev.dbxray.adapter.jdbc.h2;

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

/** Know H2. */
public final class H2Dialect implements Dialect {

    private static final int OLDEST_MAJOR_VERSION = 2;
    private static final String ADMINISTRATOR = "SA";

    @Override
    public String subprotocol() {
        return "h2";
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        return new H2Access(
                H2Url.parse(url),
                Objects.requireNonNullElse(user, ADMINISTRATOR),
                Objects.requireNonNullElse(password, ""),
                drivers);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        var queries = new Queries(connection, H2Dialect.class, Flavor.ofVersion(OLDEST_MAJOR_VERSION));
        ServerIdentity server = ServerIdentity.read(queries).atLeast(OLDEST_MAJOR_VERSION);
        return new SqlFileSession(queries, server);
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return failure instanceof SQLTransientException;
    }
}
