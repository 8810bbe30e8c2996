/**
 * The protocol over HTTP: the servlet container, who may reach it, and what is told of it to those who run it.
 *
 * <p>A request passes, in this order, what keeps strangers out ({@link dev.dbxray.adapter.mcp.http.RebindingFilter}), what
 * asks who calls ({@link dev.dbxray.adapter.mcp.http.AuthenticationFilter}) and how often, what bounds the work ({@link dev.dbxray.adapter.mcp.http.InFlightFilter}) and then the servlet of {@code adapter.mcp.sdk}.
 */
@NullMarked
package dev.dbxray.adapter.mcp.http;

import org.jspecify.annotations.NullMarked;
