package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.GetTableSchemaTool.ColumnRow;
import dev.dbxray.adapter.mcp.tool.GetTableSchemaTool.ForeignKeyRow;
import dev.dbxray.adapter.mcp.tool.GetTableSchemaTool.IndexRow;
import dev.dbxray.adapter.mcp.tool.GetTableSchemaTool.Result;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.LiveTable.TypeFacets;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lay a live table out in rows: one for each column, each pair of columns of a foreign key, and each index. */
final class LiveTableRows {

    private LiveTableRows() {}

    static Result result(LiveTable live) {
        Table table = live.table();
        List<String> key =
                Optional.ofNullable(table.primaryKey()).map(PrimaryKey::columns).orElse(List.of());
        return new Result(
                table.name().schema(),
                table.name().name(),
                table.columns().stream()
                        .map(column -> row(column, facets(live, column), key.contains(column.name())))
                        .toList(),
                key,
                table.foreignKeys().stream().flatMap(LiveTableRows::rows).toList(),
                table.indexes().stream()
                        .map(index -> new IndexRow(index.name(), index.definition()))
                        .toList());
    }

    private static TypeFacets facets(LiveTable live, Column column) {
        return live.facets()
                .getOrDefault(column.name(), new TypeFacets(String.valueOf(column.type()), null, null, null));
    }

    private static ColumnRow row(Column column, TypeFacets facets, boolean isPrimaryKey) {
        return new ColumnRow(
                column.name(),
                facets.dataType(),
                column.nullable(),
                column.defaultValue(),
                facets.characterMaximumLength(),
                facets.numericPrecision(),
                facets.numericScale(),
                isPrimaryKey);
    }

    private static Stream<ForeignKeyRow> rows(ForeignKey key) {
        List<String> referenced = key.referencedColumns();
        return IntStream.range(0, key.columns().size())
                .mapToObj(pair -> new ForeignKeyRow(
                        key.name(),
                        key.columns().get(pair),
                        key.referenced().schema(),
                        key.referenced().name(),
                        pair < referenced.size() ? referenced.get(pair) : null));
    }
}
