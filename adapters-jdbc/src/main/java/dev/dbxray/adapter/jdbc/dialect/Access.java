package dev.dbxray.adapter.jdbc.dialect;

import dev.dbxray.application.message.Message;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** Reach one database, by a URL that has been checked. */
public interface Access {

    /** Open a connection, which the caller closes. */
    Connection connect() throws SQLException;

    /** Say what the user can do about a failure; empty where that isn't known. No secret stands in the text. */
    Optional<Message> explain(SQLException failure);
}
