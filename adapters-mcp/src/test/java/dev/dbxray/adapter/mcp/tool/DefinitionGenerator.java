package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.classmate.ResolvedType;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import com.github.victools.jsonschema.module.jackson.JacksonSchemaModule;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationModule;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationOption;
import dev.dbxray.application.message.Message;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Generate the tools' definitions from their records and the texts. */
final class DefinitionGenerator {

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final ResourceBundle texts;

    DefinitionGenerator(Locale locale) {
        texts = ResourceBundle.getBundle("dev.dbxray.adapter.mcp.tool.texts", locale, NO_FALLBACK);
    }

    JsonNode definition(Tool<?, ?> tool) {
        ObjectNode definition = ToolJson.MAPPER.createObjectNode();
        definition.put("name", tool.name());
        definition.put("title", texts.getString(tool.name() + ".title"));
        definition.put("description", texts.getString(tool.name() + ".description"));
        ObjectNode input = schema(tool.argumentType(), tool.name() + ".arguments.", "arguments.");
        if (!input.has("properties")) {
            input.putObject("properties");
        }
        input.put("additionalProperties", false);
        definition.set("inputSchema", input);
        definition.set("outputSchema", schema(tool.resultType(), tool.name() + ".result.", "result."));
        return definition;
    }

    private ObjectNode schema(Class<?> record, String prefix, String sharedPrefix) {
        var config = new SchemaGeneratorConfigBuilder(
                        ToolJson.MAPPER, SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .without(Option.SCHEMA_VERSION_INDICATOR)
                .with(Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES)
                .with(new JacksonSchemaModule(JacksonOption.FLATTENED_ENUMS_FROM_JSONPROPERTY))
                .with(new JakartaValidationModule(JakartaValidationOption.NOT_NULLABLE_FIELD_IS_REQUIRED));
        config.forTypesInGeneral().withPropertySorter((unusedFirst, unusedSecond) -> 0);
        config.forFields()
                .withIgnoreCheck(field -> field.getName().equals("extras"))
                .withNullableCheck(field -> staysWithoutValue(field) && isNullable(field))
                .withRequiredCheck(field -> prefix.contains(".result.") && isAlwaysThere(field))
                .withTargetTypeOverridesResolver(DefinitionGenerator::typeOnTheWire)
                .withDefaultResolver(DefinitionGenerator::defaultOf)
                // A list says what it holds; its items need not say it again.
                .withDescriptionResolver(field -> field.isFakeContainerItemScope()
                        ? null
                        : text(prefix + field.getName(), sharedPrefix + field.getName()));
        return new SchemaGenerator(config.build()).generateSchema(record);
    }

    // Empty lists are left out of results like properties without a value.
    private static boolean isAlwaysThere(FieldScope field) {
        return staysWithoutValue(field)
                || (!field.getType().isInstanceOf(List.class)
                        && !isNullable(field)
                        && !field.getName().equals("nullsNotDistinct"));
    }

    private static boolean staysWithoutValue(FieldScope field) {
        return field.getDeclaringType().getErasedType().isAnnotationPresent(NullsStay.class);
    }

    private static boolean isNullable(FieldScope field) {
        return field.getRawMember().getAnnotatedType().getAnnotation(Nullable.class) != null;
    }

    private static @Nullable List<ResolvedType> typeOnTheWire(FieldScope field) {
        return field.getType().isInstanceOf(Message.class)
                ? List.of(field.getContext().resolve(String.class))
                : null;
    }

    private static @Nullable Object defaultOf(FieldScope field) {
        var annotation = field.getAnnotation(Default.class);
        return annotation == null ? null : annotation.value();
    }

    private @Nullable String text(String key, String sharedKey) {
        if (texts.containsKey(key)) {
            return texts.getString(key);
        }
        return texts.containsKey(sharedKey) ? texts.getString(sharedKey) : null;
    }

    static Map<String, Locale> languages() {
        return Map.of("en", Locale.ENGLISH, "ja", Locale.JAPANESE);
    }
}
