package dev.dbxray.adapter.mcp.http;

import dev.dbxray.adapter.mcp.sdk.McpServlet;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Gives each caller a servlet of his own, so that the sessions of others don't exist for him. */
final class AudienceServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient Audiences audiences;
    private final transient Map<String, McpServlet> servlets = new ConcurrentHashMap<>();

    AudienceServlet(Audiences audiences) {
        this.audiences = audiences;
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        Caller caller = request.getUserPrincipal() instanceof Caller known ? known : Caller.ANYBODY;
        servlets.computeIfAbsent(caller.getName(), name -> started(caller)).service(request, response);
    }

    private McpServlet started(Caller caller) {
        McpServlet servlet = audiences.servletFor(caller);
        try {
            servlet.init(getServletConfig());
        } catch (ServletException e) {
            throw new IllegalStateException(e);
        }
        return servlet;
    }

    int sessions() {
        return servlets.values().stream().mapToInt(McpServlet::sessions).sum();
    }

    void endStreams() {
        servlets.values().forEach(McpServlet::endStreams);
    }

    @Override
    public void destroy() {
        servlets.values().forEach(McpServlet::destroy);
    }
}
