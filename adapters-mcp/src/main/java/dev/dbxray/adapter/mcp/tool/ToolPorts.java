package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.AnalyzeImpact;
import dev.dbxray.application.port.in.DescribeFunction;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.DescribeSequence;
import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.DescribeType;
import dev.dbxray.application.port.in.DrawDiagram;
import dev.dbxray.application.port.in.FindColumns;
import dev.dbxray.application.port.in.FindJoinPath;
import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.application.port.in.FindSimilarTables;
import dev.dbxray.application.port.in.ListFunctions;
import dev.dbxray.application.port.in.ListOutages;
import dev.dbxray.application.port.in.ListSchemas;
import dev.dbxray.application.port.in.ListSequences;
import dev.dbxray.application.port.in.ListTableClusters;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.ListTriggers;
import dev.dbxray.application.port.in.ListTypes;
import dev.dbxray.application.port.in.ListViewpoints;
import dev.dbxray.application.port.in.SearchTables;
import org.jspecify.annotations.Nullable;

/**
 * Hold the questions that the tools ask.
 *
 * @param describeLiveTable null where no live database is connected
 */
public record ToolPorts(
        ListSchemas listSchemas,
        ListTables listTables,
        SearchTables searchTables,
        DescribeTable describeTable,
        FindColumns findColumns,
        FindRelatedTables findRelatedTables,
        FindJoinPath findJoinPath,
        ListTableClusters listTableClusters,
        DrawDiagram drawDiagram,
        FindSimilarTables findSimilarTables,
        AnalyzeImpact analyzeImpact,
        ListFunctions listFunctions,
        DescribeFunction describeFunction,
        ListSequences listSequences,
        DescribeSequence describeSequence,
        ListTypes listTypes,
        DescribeType describeType,
        ListTriggers listTriggers,
        ListViewpoints listViewpoints,
        ListOutages listOutages,
        @Nullable DescribeLiveTable describeLiveTable) {}
