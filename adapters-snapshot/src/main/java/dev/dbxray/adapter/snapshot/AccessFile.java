package dev.dbxray.adapter.snapshot;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hold an access file's entries as it has them. */
record AccessFile(Map<String, KeyEntry> keys) {

    record KeyEntry(
            @Nullable String sha256,
            List<String> tools,
            List<String> databases,
            List<String> schemas,
            @Nullable Integer requestsPerMinute) {}
}
