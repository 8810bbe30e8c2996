package dev.dbxray.adapter.mcp.tool;

import java.util.List;
import java.util.Map;

/** Offer tools. Calls come in parallel, each on a thread of its own that is interrupted when the client cancels. */
public interface Tools {

    /** List all tools in the order in which clients see them, without waiting for anything. */
    List<ToolDefinition> definitions();

    /**
     * Call a tool, after checking the arguments against its input schema.
     *
     * @param arguments as the client sent them, so a value may be {@code null}
     * @throws NoSuchToolException if no tool has this name
     * @throws ToolFailedException if no argument could make the call succeed, since a database can't be reached
     */
    ToolAnswer call(String name, Map<String, Object> arguments);
}
