package dev.dbxray.adapter.jdbc.dialect;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Know one kind of database: how its URLs look, how to reach it and how its catalog is read. */
public interface Dialect {

    /** Get what stands between {@code jdbc:} and the next colon in this kind's URLs. */
    String subprotocol();

    /**
     * Check a URL and make ready to connect.
     *
     * @param user the role to log in as; null for the one that this kind of database takes by default
     * @param password null where the server asks for none
     * @param drivers where to find the driver
     * @throws dev.dbxray.application.message.MendableException if the URL is malformed or sets a property that is not on
     *     the allow-list
     */
    Access access(String url, @Nullable String user, @Nullable String password, Drivers drivers);

    /**
     * Begin one read-only transaction in which everything read is of the same moment, and printed the same way for every
     * role.
     *
     * @throws dev.dbxray.application.message.MendableException if the server is too old
     */
    CatalogSession begin(Connection connection) throws SQLException;

    /** Tell whether reading failed because objects were changed meanwhile, so that a fresh start may succeed. */
    boolean isOvertakenByChanges(SQLException failure);
}
