package dev.dbxray.adapter.mcp.tool;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;

/**
 * Answer one kind of call. A call that the caller can mend is refused by a
 * {@link dev.dbxray.application.message.MendableException}.
 *
 * @param <A> the arguments; its components are the input schema
 * @param <R> the result; its components are the output schema
 */
abstract class Tool<A extends Record, R extends Record> {

    private final String name;
    private final Class<A> argumentType;
    private final Class<R> resultType;

    Tool(String name, Class<A> argumentType, Class<R> resultType) {
        this.name = name;
        this.argumentType = argumentType;
        this.resultType = resultType;
    }

    final String name() {
        return name;
    }

    final Class<A> argumentType() {
        return argumentType;
    }

    final Class<R> resultType() {
        return resultType;
    }

    abstract R call(A arguments);

    /** Write the result as JSON. */
    JsonNode write(R result, ObjectWriter writer) {
        return writer.valueToTree(result);
    }
}
