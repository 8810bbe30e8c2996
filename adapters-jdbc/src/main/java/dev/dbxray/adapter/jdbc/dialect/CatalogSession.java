package dev.dbxray.adapter.jdbc.dialect;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.sql.SQLException;
import java.util.List;

/** Read one database's catalog within one transaction; for one thread, valid as long as the connection is open. */
public interface CatalogSession {

    /** Get the database's name. */
    String database();

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
}
