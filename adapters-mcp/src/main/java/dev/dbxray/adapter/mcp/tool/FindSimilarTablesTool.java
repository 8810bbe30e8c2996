package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.FindSimilarTables;
import dev.dbxray.application.port.in.FindSimilarTables.Similar;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.domain.rule.NameSyntax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class FindSimilarTablesTool extends Tool<FindSimilarTablesTool.Arguments, FindSimilarTablesTool.Result> {

    private static final int MIN_SHARED = 3;
    private static final int MIN_SIMILARITY = 50;
    private static final int MOST_COLUMNS = 1000;

    private final FindSimilarTables question;

    FindSimilarTablesTool(FindSimilarTables question) {
        super("find_similar_tables", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        int minShared = arguments.minShared() == null ? MIN_SHARED : arguments.minShared();
        var scope = new TableScope(arguments.database(), arguments.schema(), null, arguments.viewpoint(), null);
        var query = new FindSimilarTables.Query(
                base(arguments),
                scope,
                minShared,
                arguments.minSimilarity() == null ? MIN_SIMILARITY : arguments.minSimilarity());
        var similar = Answers.within(Answers.named(question.findSimilarTables(query)));
        int limit = arguments.limit() == null ? Paging.SEARCH_LIMIT : arguments.limit();
        return new Result(
                similar.base() == null ? null : NameSyntax.qualified(similar.base()),
                similar.tables().size(),
                Cuts.first(similar.tables(), limit).stream()
                        .map(SimilarRows::of)
                        .toList(),
                message(similar, minShared));
    }

    private static FindSimilarTables.Base base(Arguments arguments) {
        if (arguments.table() == null && arguments.columns() != null) {
            return new FindSimilarTables.OfColumns(arguments.columns());
        }
        if (arguments.table() == null || arguments.columns() != null) {
            throw ToolMessages.exactlyOneOf("table, columns");
        }
        // The schema says where to look for similar tables, not where the table itself is.
        return new FindSimilarTables.OfTable(Answers.name("table", arguments.table(), arguments.database(), null));
    }

    private static @Nullable Message message(Similar similar, int minShared) {
        return similar.baseColumns() < minShared
                ? ToolMessages.fewerColumnsThanShared(similar.baseColumns(), minShared)
                : null;
    }

    record Arguments(
            @Nullable String table,
            @Size(min = 1, max = MOST_COLUMNS) @Nullable List<String> columns,
            @Nullable String database,
            @Nullable String schema,
            @Nullable String viewpoint,
            @Min(1) @Default(MIN_SHARED) @Nullable Integer minShared,

            @Min(0) @Max(100) @Default(MIN_SIMILARITY) @Nullable
            Integer minSimilarity,

            @Min(1) @Max(Paging.SEARCH_MOST) @Default(Paging.SEARCH_LIMIT) @Nullable
            Integer limit) {}

    record Result(
            @Nullable String base,
            int total,
            List<SimilarRow> tables,
            @Nullable Message message) {}

    record SimilarRow(
            String database,
            String name,
            @Nullable String logicalName,
            int similarity,
            String kind,
            int sharedColumns,
            List<String> onlyInBase,
            @Nullable Integer onlyInBaseTotal,
            List<String> onlyInOther,
            @Nullable Integer onlyInOtherTotal,
            List<MismatchPart> typeMismatches,
            @Nullable Integer typeMismatchesTotal,
            @Nullable Boolean relatedToBase) {}

    record MismatchPart(String column, String base, String other, String difference) {}
}
