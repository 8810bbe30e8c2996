/** What a tool is to a client: its description, its call and its answer. No type of an MCP SDK stands here. */
@NullMarked
package dev.dbxray.adapter.mcp.tool;

import org.jspecify.annotations.NullMarked;
