package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.model.UnknownProperties;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Hand on what a newer source told and this version doesn't know. */
interface Extras {

    default Map<String, JsonNode> toExtras(UnknownProperties unknown) {
        var extras = new LinkedHashMap<String, JsonNode>();
        unknown.jsonByName().forEach((name, json) -> extras.put(name, ToolJson.MAPPER.readTree(json)));
        return extras;
    }
}
