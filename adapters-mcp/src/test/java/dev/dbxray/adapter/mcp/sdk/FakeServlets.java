package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.sdk.McpServlet.ToolScope;
import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import java.util.Map;
import java.util.function.Function;

/** Makes servlets of fakes for tests of what stands before them. */
public final class FakeServlets {

    private FakeServlets() {}

    /**
     * Make one with the tool {@code echo} and one that a test writes down.
     *
     * @param behaviour what the tool {@code slow} does
     */
    public static McpServlet with(
            Function<Map<String, Object>, ToolAnswer> behaviour, ListChanges changes, HttpLimits limits) {
        return new McpServlet(
                TestClient.PROFILE,
                new FakeTools().with("slow", behaviour),
                new FakeResources(),
                changes,
                "/mcp",
                limits,
                ToolScope.SAME_FOR_ALL);
    }
}
