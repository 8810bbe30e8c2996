package dev.dbxray.adapter.mcp.http;

import dev.dbxray.adapter.mcp.sdk.McpServlet;

/** Make what is served to each caller. */
@FunctionalInterface
public interface Audiences {

    /** Make a servlet for one caller alone; asked once for each. */
    McpServlet servletFor(Caller caller);
}
