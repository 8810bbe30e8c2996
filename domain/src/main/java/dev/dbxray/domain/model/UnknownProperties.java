package dev.dbxray.domain.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Carry properties that a newer source has and this version doesn't know, untouched and in their order.
 *
 * @param jsonByName the value of each property as the JSON text that the source gave
 */
public record UnknownProperties(Map<String, String> jsonByName) {

    /** No such property: what nearly every object has. */
    public static final UnknownProperties NONE = new UnknownProperties(Map.of());

    public UnknownProperties {
        jsonByName = Collections.unmodifiableMap(new LinkedHashMap<>(jsonByName));
    }
}
