package dev.dbxray.adapter.jdbc.mysql;

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

/** Know MariaDB and MySQL, which speak the same protocol. */
public final class MySqlDialect implements Dialect {

    private static final Flavor ANY = new Flavor("any", 0);
    private static final String MARIADB = "MariaDB";
    private static final int OLDEST_MARIADB = 10;
    private static final int OLDEST_MYSQL = 8;

    private final String subprotocol;

    private MySqlDialect(String subprotocol) {
        this.subprotocol = subprotocol;
    }

    /** Know them by the URLs of MariaDB's driver. */
    public static MySqlDialect ofMariaDb() {
        return new MySqlDialect("mariadb");
    }

    /** Know them by the URLs of MySQL's driver. */
    public static MySqlDialect ofMySql() {
        return new MySqlDialect("mysql");
    }

    @Override
    public String subprotocol() {
        return subprotocol;
    }

    @Override
    public Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers) {
        String login = Objects.requireNonNullElseGet(user, () -> System.getProperty("user.name"));
        return new MySqlAccess(MySqlUrl.parse(url), login, password, drivers);
    }

    @Override
    public CatalogSession begin(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        ServerIdentity server = ServerIdentity.read(new Queries(connection, MySqlDialect.class, ANY));
        boolean isMariaDb = server.product().equals(MARIADB);
        server = server.atLeast(isMariaDb ? OLDEST_MARIADB : OLDEST_MYSQL);
        var flavor = new Flavor(isMariaDb ? "mariadb" : "mysql", server.majorVersion());
        return new SqlFileSession(new Queries(connection, MySqlDialect.class, flavor), server);
    }

    @Override
    public boolean isOvertakenByChanges(SQLException failure) {
        return failure instanceof SQLTransientException;
    }
}
