package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.resource.Completion;
import dev.dbxray.adapter.mcp.resource.Resources;
import io.modelcontextprotocol.server.McpRequestHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CompleteRequest;
import io.modelcontextprotocol.spec.McpSchema.CompleteResult;
import io.modelcontextprotocol.spec.McpSchema.ResourceReference;
import java.util.Map;

/** Completes the variables of resource templates in the words of the classic protocol versions. */
final class ClassicCompletions {

    private final Resources resources;

    ClassicCompletions(Resources resources) {
        this.resources = resources;
    }

    McpRequestHandler<CompleteResult> handler() {
        return ClassicHandlers.handler(CompleteRequest.class, this::complete);
    }

    private CompleteResult complete(CompleteRequest request) {
        if (!(request.ref() instanceof ResourceReference reference)) {
            throw invalid("There are no prompts to complete");
        }
        requireVariable(reference.uri(), request.argument().name());
        Completion completion = resources.complete(
                reference.uri(), request.argument().name(), request.argument().value(), resolved(request));
        return new CompleteResult(
                new CompleteResult.CompleteCompletion(completion.values(), completion.total(), completion.hasMore()));
    }

    private void requireVariable(String uriTemplate, String variable) {
        if (resources.templates().stream()
                .noneMatch(known -> known.uriTemplate().equals(uriTemplate))) {
            throw invalid("Unknown resource template: " + uriTemplate);
        }
        if (!uriTemplate.contains("{" + variable + "}")) {
            throw invalid("Unknown argument: " + variable + " in resource template: " + uriTemplate);
        }
    }

    private static Map<String, String> resolved(CompleteRequest request) {
        boolean given = request.context() != null && request.context().arguments() != null;
        return given ? request.context().arguments() : Map.of();
    }

    private static McpError invalid(String message) {
        return ClassicHandlers.toMcpError(RpcError.invalidParams(message));
    }
}
