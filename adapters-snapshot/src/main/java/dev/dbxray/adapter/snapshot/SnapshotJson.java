package dev.dbxray.adapter.snapshot;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Hold the one way in which the files' JSON is read and written. */
final class SnapshotJson {

    /** The newest format that this version reads, and the one that it writes. */
    static final int FORMAT_VERSION = 1;

    // A view's or a package's definition may be far longer than Jackson's default limit for untrusted input.
    private static final StreamReadConstraints LONG_DEFINITIONS =
            StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build();

    private static final JsonInclude.Value NON_EMPTY = JsonInclude.Value.construct(Include.NON_EMPTY, Include.ALWAYS);

    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(LONG_DEFINITIONS)
                    .build())
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(Include.NON_NULL))
            .withConfigOverride(
                    List.class,
                    list -> list.setInclude(NON_EMPTY).setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private SnapshotJson() {}
}
