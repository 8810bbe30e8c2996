package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.sdk.ListChanges;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.usecase.UseCases;
import org.jspecify.annotations.Nullable;

/**
 * Hold what a server serves.
 *
 * @param live null where no live database is served
 * @param tools the only tools
 * @param changes tells clients of changes
 */
record Served(UseCases useCases, @Nullable DescribeLiveTable live, ToolSelection tools, ListChanges changes) {

    /** Leave what one caller may use. */
    Served within(Grant grant) {
        UseCases visible = grant.visible(useCases);
        return new Served(
                visible, live == null ? null : visible.describeLiveTable(live), tools.and(grant.tools()), changes);
    }
}
