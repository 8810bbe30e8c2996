package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.function.BooleanSupplier;

/** Tells those who run the server whether something holds. */
final class ProbeServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient BooleanSupplier holds;

    ProbeServlet(BooleanSupplier holds) {
        this.holds = holds;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        boolean is = holds.getAsBoolean();
        response.setHeader("Cache-Control", "no-store");
        PlainText.write(
                response,
                is ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE,
                is ? "ok" : "not yet");
    }
}
