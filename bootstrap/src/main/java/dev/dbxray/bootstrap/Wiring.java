package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.http.Audiences;
import dev.dbxray.adapter.mcp.http.HttpServer;
import dev.dbxray.adapter.mcp.http.HttpSettings;
import dev.dbxray.adapter.mcp.http.Metrics;
import dev.dbxray.adapter.mcp.resource.TableResources;
import dev.dbxray.adapter.mcp.sdk.HttpLimits;
import dev.dbxray.adapter.mcp.sdk.McpServlet;
import dev.dbxray.adapter.mcp.sdk.McpServlet.ToolScope;
import dev.dbxray.adapter.mcp.sdk.ServerProfile;
import dev.dbxray.adapter.mcp.sdk.StdioServer;
import dev.dbxray.adapter.mcp.tool.TableDocuments;
import dev.dbxray.adapter.mcp.tool.ToolCatalog;
import dev.dbxray.adapter.mcp.tool.ToolPorts;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.adapter.search.LuceneTableIndexer;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.out.CatalogListener;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.RefreshSchedule;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.bootstrap.CatalogOptions.LiveDatabases;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Put the parts together by hand. */
final class Wiring {

    private Wiring() {}

    static UseCases useCases(CatalogReader reader, Progress progress) {
        return UseCases.loading(reader, new LuceneTableIndexer(), progress);
    }

    static UseCases useCases(
            LiveDatabases databases, Progress progress, CatalogListener listener, RefreshSchedule schedule) {
        return UseCases.live(
                databases.catalogs(), databases.finishing(), new LuceneTableIndexer(), progress, listener, schedule);
    }

    private static ToolCatalog tools(Served served, Locale locale) {
        return tools(served.useCases(), served.live(), locale, served.tools());
    }

    static ToolCatalog tools(
            UseCases useCases, @Nullable DescribeLiveTable live, Locale locale, ToolSelection selection) {
        return new ToolCatalog(
                new ToolPorts(
                        useCases.listSchemas(),
                        useCases.listTables(),
                        useCases.searchTables(),
                        useCases.describeTable(),
                        useCases.findColumns(),
                        useCases.findRelatedTables(),
                        useCases.findJoinPath(),
                        useCases.listTableClusters(),
                        useCases.drawDiagram(),
                        useCases.findSimilarTables(),
                        useCases.analyzeImpact(),
                        useCases.listFunctions(),
                        useCases.describeFunction(),
                        useCases.listSequences(),
                        useCases.describeSequence(),
                        useCases.listTypes(),
                        useCases.describeType(),
                        useCases.listTriggers(),
                        useCases.listViewpoints(),
                        useCases.listOutages(),
                        live),
                locale,
                selection);
    }

    static StdioServer stdioServer(Served served, Locale locale) {
        return new StdioServer(
                profile(locale), tools(served, locale), resources(served.useCases(), locale), served.changes());
    }

    static HttpServer httpServer(HttpSettings settings, Access access, Served served, Locale locale) {
        var metrics = new Metrics();
        Audiences audiences = caller -> mcpServlet(
                settings.address().path(),
                served.within(access.grant(caller)),
                metrics,
                access.isOpen() ? ToolScope.SAME_FOR_ALL : ToolScope.OWN,
                locale);
        return HttpServer.start(settings, audiences, metrics, () -> isServed(served.useCases()));
    }

    private static McpServlet mcpServlet(
            String path, Served served, Metrics metrics, ToolScope toolScope, Locale locale) {
        return new McpServlet(
                profile(locale),
                metrics.measured(tools(served, locale)),
                resources(served.useCases(), locale),
                served.changes(),
                path,
                HttpLimits.USUAL,
                toolScope);
    }

    private static boolean isServed(UseCases useCases) {
        return useCases.loaded().isDone() && !useCases.loaded().isCompletedExceptionally();
    }

    private static TableResources resources(UseCases useCases, Locale locale) {
        return new TableResources(
                useCases.listTables(),
                new TableDocuments(useCases.describeTable(), locale),
                useCases.completeTableName(),
                locale);
    }

    private static ServerProfile profile(Locale locale) {
        return new ServerProfile(
                "dbxray",
                "dbxray",
                Version.current(),
                Texts.message("server.instructions").in(locale));
    }
}
