package dev.dbxray.adapter.snapshot;

import java.nio.file.Path;

/** Name a line of a file, from 1. */
record Place(Path file, int line) {}
