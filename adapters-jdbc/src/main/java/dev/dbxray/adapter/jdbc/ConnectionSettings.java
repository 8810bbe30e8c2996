package dev.dbxray.adapter.jdbc;

import org.jspecify.annotations.Nullable;

/**
 * Tell how to reach a database.
 *
 * @param url the JDBC URL, without user and password
 * @param user the role to log in as; null for the name of the operating system's user
 * @param password null where the server asks for none
 */
public record ConnectionSettings(
        String url, @Nullable String user, @Nullable Password password) {

    /** Show neither the URL, which may carry a secret by mistake, nor the password. */
    @Override
    public String toString() {
        return "ConnectionSettings[user=" + user + "]";
    }
}
