package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Refuses what comes while too many requests are worked on. Streams on which a client only listens don't count. */
final class InFlightFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final int TOO_MANY_REQUESTS = 429;

    private final int most;
    private final Semaphore places;

    InFlightFilter(int most) {
        this.most = most;
        places = new Semaphore(most);
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (places.tryAcquire()) {
            try {
                chain.doFilter(request, response);
            } finally {
                places.release();
            }
        } else {
            response.setHeader("Retry-After", "1");
            PlainText.write(response, TOO_MANY_REQUESTS, "Too many requests are worked on; try again soon.");
        }
    }

    int inFlight() {
        return most - places.availablePermits();
    }

    /** Wait until all are answered and let none begin any more; false if the limit was reached before. */
    boolean drain(Duration limit) throws InterruptedException {
        return places.tryAcquire(most, limit.toMillis(), TimeUnit.MILLISECONDS);
    }
}
