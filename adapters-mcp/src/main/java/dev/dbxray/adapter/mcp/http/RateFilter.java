package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** Refuses what a caller sends beyond the rate that he may. */
final class RateFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final int TOO_MANY_REQUESTS = 429;

    private final transient LongSupplier nanoTime;
    private final transient Map<String, TokenBucket> buckets = new ConcurrentHashMap<>();

    RateFilter(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Duration wait = request.getUserPrincipal() instanceof Caller caller ? take(caller) : Duration.ZERO;
        if (wait.isZero()) {
            chain.doFilter(request, response);
        } else {
            response.setHeader(
                    "Retry-After", String.valueOf(wait.plusNanos(999_999_999).toSeconds()));
            PlainText.write(response, TOO_MANY_REQUESTS, "This key is used more often than it may be; wait.");
        }
    }

    private Duration take(Caller caller) {
        Integer perMinute = caller.requestsPerMinute();
        return perMinute == null
                ? Duration.ZERO
                : buckets.computeIfAbsent(
                                caller.getName(),
                                name -> new TokenBucket(perMinute, Duration.ofMinutes(1), nanoTime.getAsLong()))
                        .take(nanoTime.getAsLong());
    }
}
