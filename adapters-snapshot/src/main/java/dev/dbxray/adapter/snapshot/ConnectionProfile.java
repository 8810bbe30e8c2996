package dev.dbxray.adapter.snapshot;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tell how to reach a database and what to read of it, as a configuration file says.
 *
 * @param database what the database is called: the profile's label, else its name
 * @param url the JDBC URL
 * @param user the role to log in as; null for the kind of database's default
 * @param password null where it is in a file, or there is none
 * @param passwordFile null where the password is not in a file
 * @param schemas patterns of the schemas to read; empty for all
 * @param excludedSchemas patterns of the schemas to leave out of these
 * @param driverJars jar files with a driver that isn't on board
 */
public record ConnectionProfile(
        String database,
        String url,
        @Nullable String user,
        @Nullable String password,
        @Nullable Path passwordFile,
        List<String> schemas,
        List<String> excludedSchemas,
        List<Path> driverJars) {

    public ConnectionProfile {
        schemas = List.copyOf(schemas);
        excludedSchemas = List.copyOf(excludedSchemas);
        driverJars = List.copyOf(driverJars);
    }

    /** Show neither URL nor password. */
    @Override
    public String toString() {
        return "ConnectionProfile[" + database + "]";
    }
}
