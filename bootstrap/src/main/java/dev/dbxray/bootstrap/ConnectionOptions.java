package dev.dbxray.bootstrap;

import dev.dbxray.adapter.jdbc.ConnectionSettings;
import dev.dbxray.adapter.jdbc.JdbcCatalogReader;
import dev.dbxray.adapter.jdbc.SchemaSelection;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Say how to reach the database of a URL, and which of its schemas to read. */
final class ConnectionOptions {

    @Option(names = "--user", paramLabel = "NAME")
    private @Nullable String user;

    @Mixin
    private final PasswordOptions password = new PasswordOptions();

    @Option(names = "--schema", paramLabel = "PATTERN")
    private List<String> schemas = List.of();

    @Option(names = "--exclude-schema", paramLabel = "PATTERN")
    private List<String> excludedSchemas = List.of();

    @Option(names = "--driver-path", paramLabel = "JAR")
    private List<Path> driverJars = List.of();

    /**
     * Make ready to read the database of a URL.
     *
     * @throws dev.dbxray.application.message.MendableException if the URL or one of the options is wrong
     */
    JdbcCatalogReader reader(String url) {
        return JdbcCatalogReader.of(
                new ConnectionSettings(url, user, password.read()),
                new SchemaSelection(schemas, excludedSchemas),
                driverJars);
    }

    boolean areGiven() {
        return user != null
                || password.isGiven()
                || !schemas.isEmpty()
                || !excludedSchemas.isEmpty()
                || !driverJars.isEmpty();
    }
}
