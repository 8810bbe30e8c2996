package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;

import dev.dbxray.application.port.in.FindColumns;
import dev.dbxray.application.port.in.FindSimilarTables;
import dev.dbxray.application.port.in.ListViewpoints;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.Scoped.Within;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.ColumnMatch;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.FoundColumn;
import dev.dbxray.domain.rule.SimilarTable;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Answer the tools' questions about columns and viewpoints by hand. */
final class SampleColumns {

    private static final Table TABLE = aTable("t", "a", "b")
            .logicalName("表")
            .foreignKeys(List.of(aForeignKey("k", "a", "r", "id")))
            .build();

    private SampleColumns() {}

    /** Find the column b, and a before it unless the whole name must fit. */
    static Scoped<Cut<FoundColumn>> columns(FindColumns.Query query) {
        var columns = TABLE.columns().stream().map(column -> new FoundColumn(TABLE, column));
        return new Within<>(query.page()
                .of(columns.skip(query.match() == ColumnMatch.EXACT ? 1 : 0).toList()));
    }

    static Named<Scoped<FindSimilarTables.Similar>> similar(FindSimilarTables.Query query) {
        var same = new SimilarTable(TABLE, 100, SimilarTable.Kind.IDENTICAL, 2, List.of(), List.of(), List.of());
        var names = IntStream.range(0, 60).mapToObj(number -> "c" + number).toList();
        var other = new SimilarTable(
                TABLE,
                query.minSimilarity(),
                SimilarTable.Kind.OVERLAP,
                query.minShared(),
                names,
                names,
                names.stream()
                        .map(name -> new SimilarTable.TypeMismatch(name, "text", "varchar", !name.equals("c0")))
                        .toList());
        return switch (query.base()) {
            case FindSimilarTables.OfTable(var table) ->
                SampleQuestions.named(
                        table,
                        new Within<>(new FindSimilarTables.Similar(
                                named("employee"),
                                9,
                                List.of(
                                        new FindSimilarTables.Found(same, true),
                                        new FindSimilarTables.Found(other, false)))));
            case FindSimilarTables.OfColumns(List<String> columns) ->
                new Named.Found<>(new Within<>(new FindSimilarTables.Similar(null, columns.size(), List.of())));
        };
    }

    /** List one viewpoint, or many big ones where a schema is named. */
    static Scoped<ListViewpoints.Viewpoints> viewpoints(ListViewpoints.Query query) {
        var viewpoint = new Viewpoint("testdb", "personnel", "人事", "about\nit", List.of(), UnknownProperties.NONE);
        return new Within<>(new ListViewpoints.Viewpoints(
                query.schema() == null
                        ? List.of(new ListViewpoints.Row(viewpoint, List.of(named("a"), named("b.c"))))
                        : Collections.nCopies(
                                250, new ListViewpoints.Row(viewpoint, Collections.nCopies(90, named("a")))),
                7));
    }
}
