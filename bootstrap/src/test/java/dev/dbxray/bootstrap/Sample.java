package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.tool.ToolCatalog;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.application.port.out.Progress;
import java.util.Locale;

/** Serve the sample database to tests, within their own process. */
final class Sample {

    private Sample() {}

    static ToolCatalog tools(Locale locale) {
        return Wiring.tools(Wiring.useCases(DemoSnapshot.reader(), Progress.SILENT), locale, ToolSelection.ALL);
    }
}
