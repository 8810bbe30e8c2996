package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** The one JSON mapper of this package. Records keep the order in which they declare their components. */
final class WireJson {

    static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    static final McpJsonMapper FOR_SDK = new JacksonMcpJsonMapper(MAPPER);

    static final TypeReference<Map<String, Object>> OBJECT = new TypeReference<>() {};

    private WireJson() {}
}
