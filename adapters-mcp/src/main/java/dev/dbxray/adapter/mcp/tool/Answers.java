package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.Scoped;

/** Take the answer out of what a port gave, or refuse the call. */
final class Answers {

    private Answers() {}

    static <T> T within(Scoped<T> answer) {
        return switch (answer) {
            case Scoped.Within<T>(T inside) -> inside;
            case Scoped.Outside<T>(var unknown) -> throw ToolMessages.unknownScope(unknown);
        };
    }
}
