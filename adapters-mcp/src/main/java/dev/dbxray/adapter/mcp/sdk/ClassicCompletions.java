package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Completion;
import dev.dbxray.adapter.mcp.resource.Resources;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult;
import io.modelcontextprotocol.spec.McpSchema.ResourceReference;

/** Completes the variables of resource templates in the words of the classic protocol versions. */
final class ClassicCompletions {

    private final Resources resources;

    ClassicCompletions(Resources resources) {
        this.resources = resources;
    }

    McpRequestHandler<CompleteResult> handler() {
        return ClassicHandlers.handler(this::complete);
    }

    private CompleteResult complete(Params params) {
        String uriTemplate = uriTemplate(params.object("ref"));
        Params argument = params.object("argument");
        String variable = argument.string("name");
        requireVariable(uriTemplate, variable);
        Completion completion = resources.complete(
                uriTemplate,
                variable,
                argument.string("value"),
                params.optionalObject("context").optionalObject("arguments").strings());
        return new CompleteResult(
                new CompleteResult.CompleteCompletion(completion.values(), completion.total(), completion.hasMore()));
    }

    private static String uriTemplate(Params reference) {
        String type = reference.string("type");
        if (!type.equals(ResourceReference.TYPE)) {
            throw new InvalidParamsException("Unsupported ref type: " + type);
        }
        return reference.string("uri");
    }

    private void requireVariable(String uriTemplate, String variable) {
        if (resources.templates().stream()
                .noneMatch(known -> known.uriTemplate().equals(uriTemplate))) {
            throw new InvalidParamsException("Unknown resource template: " + uriTemplate);
        }
        if (!uriTemplate.contains("{" + variable + "}")) {
            throw new InvalidParamsException("Unknown argument: " + variable + " in resource template: " + uriTemplate);
        }
    }
}
