package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.WrittenName;
import org.jspecify.annotations.Nullable;

/** Lead from a call's arguments to a port's question and from its answer to the result, or refuse the call. */
final class Answers {

    private Answers() {}

    static <T> T within(Scoped<T> answer) {
        return switch (answer) {
            case Scoped.Within<T>(T inside) -> inside;
            case Scoped.Outside<T>(var unknown) -> throw ToolMessages.unknownScope(unknown);
        };
    }

    static <T> T named(Named<T> answer) {
        return switch (answer) {
            case Named.Found<T>(T found) -> found;
            case Named.Ambiguous<T>(var kind, var written, var candidates) ->
                throw ToolMessages.ambiguous(kind, written, candidates);
            case Named.NotFound<T>(var kind, var written, var nearest) ->
                throw ToolMessages.notFound(kind, written, nearest);
        };
    }

    /** Read a required argument that must hold more than blanks. */
    static WrittenName name(String argument, String written, @Nullable String database, @Nullable String schema) {
        if (written.isBlank()) {
            throw ToolMessages.blankArgument(argument);
        }
        return new WrittenName(written, database, schema);
    }
}
