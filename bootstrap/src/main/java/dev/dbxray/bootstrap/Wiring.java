package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.resource.TableResources;
import dev.dbxray.adapter.mcp.sdk.ListChanges;
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

    static StdioServer stdioServer(UseCases useCases, ToolCatalog tools, Locale locale, ListChanges changes) {
        var resources = new TableResources(
                useCases.listTables(),
                new TableDocuments(useCases.describeTable(), locale),
                useCases.completeTableName(),
                locale);
        var profile = new ServerProfile(
                "dbxray",
                "dbxray",
                Version.current(),
                Texts.message("server.instructions").in(locale));
        return new StdioServer(profile, tools, resources, changes);
    }
}
