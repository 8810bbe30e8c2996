package dev.dbxray.adapter.mcp.sdk;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.function.Supplier;

/** Tells a client that its parameters have the wrong shape, where the SDK would call that an internal error. */
final class ClassicParams {

    private ClassicParams() {}

    static <T> T decode(Supplier<T> decoding) {
        try {
            return decoding.get();
        } catch (IllegalArgumentException e) {
            throw McpError.builder(ErrorCodes.INVALID_PARAMS)
                    .message("Malformed params")
                    .build();
        }
    }
}
