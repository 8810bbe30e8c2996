package dev.dbxray.adapter.jdbc.topic;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.MendableException;

/**
 * Tell which database of which server answers.
 *
 * @param database the database's name, verbatim
 * @param product the product's name as the server tells it, for example {@code PostgreSQL}
 * @param version the version without the build's remarks, for example {@code 17.6}
 * @param majorVersion the version's leading number
 * @param defaultSchema the schema in which the connection looks for names without one
 */
public record ServerIdentity(String database, String product, String version, int majorVersion, String defaultSchema) {

    /**
     * Refuse a server that is older than the oldest that can be read.
     *
     * @throws MendableException if it is
     */
    public ServerIdentity atLeast(int oldestMajorVersion) {
        if (majorVersion < oldestMajorVersion) {
            throw new MendableException(text("server.tooOld", product, version, oldestMajorVersion));
        }
        return this;
    }
}
