package dev.dbxray.adapter.snapshot;

import java.nio.file.Path;
import tools.jackson.core.TokenStreamLocation;

/** Name a character of a sidecar file, line and column from 1. */
record SidecarPlace(Path file, int line, int column) {

    static SidecarPlace of(Path file, TokenStreamLocation location) {
        return new SidecarPlace(file, location.getLineNr(), location.getColumnNr());
    }
}
