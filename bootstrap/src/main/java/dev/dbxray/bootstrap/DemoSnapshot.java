package dev.dbxray.bootstrap;

import dev.dbxray.adapter.snapshot.SnapshotDirectoryReader;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;

/** Find the sample database's snapshot, which ships inside the jar. */
final class DemoSnapshot {

    private static final String MARKER = "sample/snapshot/testdb/database.json";

    private DemoSnapshot() {}

    static CatalogReader reader() {
        return DemoSnapshot::read;
    }

    private static Catalog read(Progress progress) {
        try {
            URI marker = marker();
            if (!marker.getScheme().equals("jar")) {
                return read(Path.of(marker), progress);
            }
            try (var jar = FileSystems.newFileSystem(marker, Map.of())) {
                return read(jar.provider().getPath(marker), progress);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Catalog read(Path marker, Progress progress) {
        Path sample = marker.resolve("../../..").normalize();
        return new SnapshotDirectoryReader(sample).read(progress);
    }

    private static URI marker() {
        URL marker = DemoSnapshot.class.getResource(MARKER);
        if (marker == null) {
            throw new IllegalStateException("the sample is missing from the jar");
        }
        try {
            return marker.toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
