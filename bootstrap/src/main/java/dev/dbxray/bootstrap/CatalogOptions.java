package dev.dbxray.bootstrap;

import dev.dbxray.adapter.jdbc.JdbcCatalogReader;
import dev.dbxray.adapter.snapshot.SnapshotDirectoryReader;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.CatalogSource;
import dev.dbxray.application.port.out.TableReader;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.domain.rule.Catalogs;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Name the catalog that a command works on. */
final class CatalogOptions {

    @ArgGroup(exclusive = true, multiplicity = "1")
    @SuppressWarnings("NullAway.Init")
    private Source source;

    @Mixin
    private final ConnectionOptions connection = new ConnectionOptions();

    @Mixin
    private final SidecarOptions sidecar = new SidecarOptions();

    /** Hold one of them. */
    static final class Source {

        @Option(names = "--snapshot", paramLabel = "DIR", required = true)
        @Nullable
        String snapshot;

        @Option(names = "--demo", required = true)
        boolean demo;

        @Option(names = "--url", paramLabel = "URL", required = true)
        @Nullable
        String url;

        @Option(names = "--config", paramLabel = "FILE", required = true)
        @Nullable
        Path config;
    }

    /**
     * Find the live databases; none where the catalog is a snapshot.
     *
     * @throws dev.dbxray.application.message.MendableException if options contradict each other or say what can't be
     */
    Optional<LiveDatabases> live(Session session) {
        if (source.url == null && connection.areGiven()) {
            throw Texts.problem("connection.withoutUrl");
        }
        if (source.url != null) {
            var database = new LiveDatabase(withoutProperties(source.url), connection.reader(source.url));
            return Optional.of(new LiveDatabases(List.of(database), sidecar.annotating(session)));
        }
        if (source.config != null) {
            return Optional.of(
                    new LiveDatabases(Profiles.databases(source.config), sidecar.annotating(session, source.config)));
        }
        if (sidecar.isGiven()) {
            throw Texts.problem("sidecar.ofSnapshot");
        }
        return Optional.empty();
    }

    /** Make ready to read the catalog once. */
    CatalogReader reader(Session session) {
        return live(session).map(LiveDatabases::once).orElseGet(this::snapshot);
    }

    /** Make ready to read the snapshot. */
    CatalogReader snapshot() {
        if (source.snapshot == null) {
            return DemoSnapshot.reader();
        }
        if (source.snapshot.isBlank()) {
            throw Texts.problem("snapshot.blank");
        }
        return new SnapshotDirectoryReader(Path.of(source.snapshot));
    }

    /** Name the catalog for people. */
    String shown() {
        if (source.url != null) {
            return withoutProperties(source.url);
        }
        if (source.config != null) {
            return source.config.toString();
        }
        return source.snapshot == null ? "demo" : source.snapshot;
    }

    private static String withoutProperties(String url) {
        return url.replaceFirst("[?;].*", "");
    }

    /**
     * Hold live databases.
     *
     * @param sources each of them
     * @param finishing adds what people know
     */
    record LiveDatabases(List<LiveDatabase> sources, UnaryOperator<CatalogReader> finishing) {

        CatalogReader once() {
            return finishing.apply(progress -> Catalogs.union(sources.stream()
                    .map(database -> database.reader().read(progress))
                    .toList()));
        }

        List<CatalogSource> catalogs() {
            return sources.stream()
                    .map(database -> new CatalogSource(database.name(), database.reader()))
                    .toList();
        }

        DescribeLiveTable describeTable() {
            Map<String, TableReader> readers = new LinkedHashMap<>();
            sources.forEach(database -> readers.put(database.name(), database.reader()));
            return UseCases.describeLiveTable(readers);
        }
    }

    /**
     * Hold one live database.
     *
     * @param name what people call it
     * @param reader reads it, whole or table by table
     */
    record LiveDatabase(String name, JdbcCatalogReader reader) {}
}
