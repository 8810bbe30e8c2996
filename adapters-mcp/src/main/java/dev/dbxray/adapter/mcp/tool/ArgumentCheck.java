package dev.dbxray.adapter.mcp.tool;

import static java.util.stream.Collectors.joining;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.dbxray.domain.rule.DisplayText;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Check a call's arguments against the tool's input schema. */
final class ArgumentCheck {

    private final ToolDefinition definition;
    private final Locale locale;
    private final ReentrantLock loading = new ReentrantLock();
    private volatile @Nullable Schema schema;

    ArgumentCheck(ToolDefinition definition, Locale locale) {
        this.definition = definition;
        this.locale = locale;
    }

    /** Refuse arguments that the schema forbids, saying all that is wrong with them. */
    void refuseMisfits(JsonNode arguments) {
        var errors = schema().validate(arguments, context -> context.executionConfig(config -> config.locale(locale)));
        if (!errors.isEmpty()) {
            String problems =
                    errors.stream().map(ArgumentCheck::describe).distinct().collect(joining("; "));
            throw ToolMessages.badArguments(definition.name(), DisplayText.oneLine(problems));
        }
    }

    private static String describe(Error error) {
        String argument = error.getInstanceLocation().toString();
        String where = argument.startsWith("/") ? argument.substring(1) : argument;
        return where.isEmpty() ? error.getMessage() : where + ": " + error.getMessage();
    }

    // The first check of a tool loads the validator, which the answer to initialize must not wait for.
    private Schema schema() {
        Schema loaded = schema;
        if (loaded == null) {
            loading.lock();
            try {
                loaded = schema;
                if (loaded == null) {
                    loaded = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                            .getSchema(ToolJson.MAPPER.valueToTree(definition.inputSchema()));
                    schema = loaded;
                }
            } finally {
                loading.unlock();
            }
        }
        return loaded;
    }
}
