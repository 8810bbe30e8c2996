package dev.dbxray.adapter.mcp.http;

import dev.dbxray.adapter.mcp.tool.Tools;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.function.IntSupplier;

/** Measures what the server does, in the units and by the naming rules of Prometheus. */
public final class Metrics {

    private final PrometheusRegistry registry = new PrometheusRegistry();

    private final Counter requests = Counter.builder()
            .name("dbxray_http_requests_total")
            .help("Requests that were answered, by method and status")
            .labelNames("method", "status")
            .register(registry);

    private final Histogram calls = Histogram.builder()
            .name("dbxray_tool_call_duration_seconds")
            .help("Calls of tools, by tool and outcome")
            .labelNames("tool", "outcome")
            .classicOnly()
            .classicUpperBounds(0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 30)
            .register(registry);

    /** Make tools that measure their calls. */
    public Tools measured(Tools tools) {
        return new MeasuredTools(tools, calls);
    }

    void answered(String method, int status) {
        requests.labelValues(method, String.valueOf(status)).inc();
    }

    void gauge(String name, String help, IntSupplier value) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(callback -> callback.call(value.getAsInt()))
                .register(registry);
    }

    PrometheusRegistry registry() {
        return registry;
    }
}
