package dev.dbxray.adapter.snapshot;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hold a configuration file's profiles as it has them. The same file may hold a sidecar, which is no part of them. */
record ProfilesFile(
        Map<String, ProfileEntry> profiles,

        @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SET)
        Map<String, Object> tables,

        @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SET)
        List<Object> relations,

        @JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SET)
        List<Object> viewpoints) {

    record ProfileEntry(
            @Nullable String label,
            String url,
            @Nullable String user,
            @Nullable String password,
            @Nullable String passwordFile,
            List<String> schemas,
            List<String> excludeSchemas,
            List<String> driverPath) {}
}
