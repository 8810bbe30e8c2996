package dev.dbxray.adapter.mcp.http;

import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Tells measurements in Prometheus' text format. */
final class MetricsServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient PrometheusRegistry registry;
    private final transient PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();

    MetricsServlet(PrometheusRegistry registry) {
        this.registry = registry;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType(writer.getContentType());
        writer.write(response.getOutputStream(), registry.scrape());
    }
}
