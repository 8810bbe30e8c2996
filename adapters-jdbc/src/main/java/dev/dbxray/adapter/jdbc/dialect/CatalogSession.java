package dev.dbxray.adapter.jdbc.dialect;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.LiveTable;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Read one database's catalog within one transaction; for one thread, valid as long as the connection is open. */
public interface CatalogSession {

    /** Get the database's name. */
    String database();

    /** Get the schema in which names without one are looked for. */
    String defaultSchema();

    /** List all schemas of the database. */
    List<SchemaEntry> schemas() throws SQLException;

    /**
     * Read everything in these schemas.
     *
     * @param database what the database is to be called
     * @param schemas names as {@link #schemas()} lists them
     * @param progress is told how many tables and routines are read
     */
    Catalog read(String database, List<String> schemas, Progress progress) throws SQLException;

    /**
     * Read one table or view; empty where there is none of this name.
     *
     * @param schema verbatim
     * @param table verbatim
     */
    Optional<LiveTable> table(String schema, String table) throws SQLException;
}
