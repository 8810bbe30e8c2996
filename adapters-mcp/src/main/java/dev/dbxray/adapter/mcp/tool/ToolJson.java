package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Hold the one way in which arguments are read and results are written: a property without a value is left out. */
final class ToolJson {

    static final JsonMapper MAPPER = JsonMapper.builder()
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(Include.NON_NULL))
            .withConfigOverride(
                    List.class, list -> list.setInclude(JsonInclude.Value.construct(Include.NON_EMPTY, Include.ALWAYS)))
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .addModule(new SimpleModule().addSerializer(new MessageSerializer()))
            .build();

    /** Write what keeps its nulls. */
    static final JsonMapper WITH_NULLS = MAPPER.rebuild()
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(Include.ALWAYS))
            .withConfigOverride(
                    List.class, list -> list.setInclude(JsonInclude.Value.construct(Include.ALWAYS, Include.ALWAYS)))
            .build();

    private ToolJson() {}

    /** Write results in which texts for people are in this language. */
    static ObjectWriter writer(Locale locale) {
        return MAPPER.writer().withAttribute(MessageSerializer.languageAttribute(), locale);
    }
}
