package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerTransport;
import reactor.core.publisher.Mono;
import reactor.util.context.Context;
import reactor.util.context.ContextView;

/** Takes the answers of an SDK session to the replies that wait for them. */
final class ClassicTransport implements McpServerTransport {

    /** Make the reply known to everything that the session does for one request. */
    static Context answering(PendingReply reply) {
        return Context.of(PendingReply.class, reply);
    }

    @Override
    public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
        return Mono.deferContextual(context -> {
            if (message instanceof McpSchema.JSONRPCResponse response) {
                answer(response, context);
            }
            return Mono.empty();
        });
    }

    private static void answer(McpSchema.JSONRPCResponse response, ContextView context) {
        PendingReply reply = context.get(PendingReply.class);
        McpSchema.JSONRPCResponse.JSONRPCError error = response.error();
        if (error == null) {
            reply.result(response.result());
        } else {
            reply.error(new RpcError(error.code(), error.message(), error.data()));
        }
    }

    /** The session has nothing but the parameters of {@code initialize} to unmarshal, and they come as they should. */
    @Override
    @SuppressWarnings("unchecked")
    public <T> T unmarshalFrom(Object data, TypeRef<T> typeRef) {
        return (T) data;
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.empty();
    }
}
