package dev.dbxray.adapter.jdbc.postgresql;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.CatalogSession;
import dev.dbxray.adapter.jdbc.dialect.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import org.jspecify.annotations.Nullable;

/** Know PostgreSQL. */
public final class PostgreSqlDialect implements Dialect {

    private static final String INTERNAL_ERROR = "XX000";

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

    /**
     * The functions that print SQL look at the present, not at the transaction's moment: what was dropped since is an
     * internal error to some of them, and NULL to others.
     */
    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return failure instanceof SQLTransientException || INTERNAL_ERROR.equals(failure.getSQLState());
    }
}
