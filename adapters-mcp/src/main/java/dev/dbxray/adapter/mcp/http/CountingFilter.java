package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;

/** Counts answers; methods that HTTP doesn't know count as one, since a client makes them up. */
final class CountingFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final Set<String> METHODS = Set.of("GET", "POST", "DELETE", "OPTIONS", "HEAD", "PUT", "PATCH");

    private final transient Metrics metrics;

    CountingFilter(Metrics metrics) {
        this.metrics = metrics;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try {
            chain.doFilter(request, response);
        } finally {
            String method = request.getMethod();
            metrics.answered(METHODS.contains(method) ? method : "other", response.getStatus());
        }
    }
}
