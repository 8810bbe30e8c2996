package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.modern.McpException;
import java.util.function.Supplier;

/** Lets nothing but protocol errors out of what the SDK calls. */
final class ModernFailures {

    private ModernFailures() {}

    static <T> T guard(Supplier<T> method) {
        try {
            return method.get();
        } catch (Throwable failure) {
            RpcError error = Failures.explain(failure);
            throw new McpException(error.code(), error.message(), error.data());
        }
    }
}
