package dev.dbxray.adapter.mcp.http;

import dev.dbxray.adapter.mcp.tool.NoSuchToolException;
import dev.dbxray.adapter.mcp.tool.ToolAnswer;
import dev.dbxray.adapter.mcp.tool.ToolDefinition;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.prometheus.metrics.core.metrics.Histogram;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Measures how long calls take and how they end; names that no tool has are left out, since a client makes them up. */
record MeasuredTools(Tools tools, Histogram calls) implements Tools {

    @Override
    public List<ToolDefinition> definitions() {
        return tools.definitions();
    }

    @Override
    public ToolAnswer call(String name, Map<String, Object> arguments) {
        long begin = System.nanoTime();
        try {
            ToolAnswer answer = tools.call(name, arguments);
            observe(name, answer instanceof ToolAnswer.Answered ? "answered" : "refused", begin);
            return answer;
        } catch (NoSuchToolException e) {
            throw e;
        } catch (RuntimeException e) {
            observe(name, "failed", begin);
            throw e;
        }
    }

    private void observe(String name, String outcome, long begin) {
        calls.labelValues(name, outcome).observe((System.nanoTime() - begin) / (double) TimeUnit.SECONDS.toNanos(1));
    }
}
