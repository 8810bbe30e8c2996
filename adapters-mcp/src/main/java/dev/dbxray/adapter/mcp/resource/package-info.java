/** What resources are to a client: lists, texts and completions. No type of an MCP SDK stands here. */
@NullMarked
package dev.dbxray.adapter.mcp.resource;

import org.jspecify.annotations.NullMarked;
