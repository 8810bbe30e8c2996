package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Refuses requests by names that aren't the server's and from web pages that aren't known, and tells browsers which pages
 * are.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/basic/transports">Transports, security warning</a>
 */
final class RebindingFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final int MISDIRECTED_REQUEST = 421;
    private static final String METHODS = "GET, POST, DELETE";
    private static final String REQUEST_HEADERS = "Accept, Authorization, Content-Type, Last-Event-ID, Mcp-Method,"
            + " Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id";
    private static final String RESPONSE_HEADERS = "Mcp-Session-Id, WWW-Authenticate";

    private final transient KnownNames names;

    RebindingFilter(KnownNames names) {
        this.names = names;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String origin = request.getHeader("Origin");
        if (!names.hasHost(request.getHeader("Host"))) {
            refuse(response, MISDIRECTED_REQUEST, "This server isn't known by that Host; allow it with --allow-host.");
        } else if (origin != null && !names.hasOrigin(origin)) {
            refuse(
                    response,
                    HttpServletResponse.SC_FORBIDDEN,
                    "This Origin isn't known; allow it with --allow-origin.");
        } else {
            if (origin != null) {
                allow(origin, response);
            }
            if (request.getMethod().equals("OPTIONS")) {
                response.setStatus(HttpServletResponse.SC_NO_CONTENT);
            } else {
                chain.doFilter(request, response);
            }
        }
    }

    private static void allow(String origin, HttpServletResponse response) {
        response.setHeader("Access-Control-Allow-Origin", origin);
        response.addHeader("Vary", "Origin");
        response.setHeader("Access-Control-Allow-Methods", METHODS);
        response.setHeader("Access-Control-Allow-Headers", REQUEST_HEADERS);
        response.setHeader("Access-Control-Expose-Headers", RESPONSE_HEADERS);
    }

    private static void refuse(HttpServletResponse response, int status, String why) throws IOException {
        PlainText.write(response, status, why);
    }
}
