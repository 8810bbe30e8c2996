package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Know PostgreSQL. */
public final class PostgreSqlDialect implements Dialect {

    @Override
    public String subprotocol() {
        return "postgresql";
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password) {
        return new PostgreSqlAccess(PostgreSqlUrl.parse(url), user, password);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        return PostgreSqlSession.begin(connection);
    }
}
