package dev.dbxray.adapter.mcp.tool;

/**
 * Answer one kind of call. A call that the caller can mend is refused by a
 * {@link dev.dbxray.application.message.MendableException}.
 *
 * @param <A> the arguments; its components are the input schema
 * @param <R> the result; its components are the output schema
 */
interface Tool<A extends Record, R extends Record> {

    String name();

    Class<A> argumentType();

    Class<R> resultType();

    R call(A arguments);
}
