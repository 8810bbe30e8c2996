package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.domain.search.Correction;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class SearchTablesTool extends Tool<SearchTablesTool.Arguments, SearchTablesTool.Result> {

    private final SearchTables question;

    SearchTablesTool(SearchTables question) {
        super("search_tables", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        if (arguments.query().isBlank()) {
            throw ToolMessages.blankArgument("query");
        }
        var scope = new TableScope(
                arguments.database(),
                arguments.schema(),
                arguments.type() == null ? null : arguments.type().toDomain(),
                arguments.viewpoint(),
                ErRoleName.toDomain(arguments.erRole()));
        var query = new SearchTables.Query(
                arguments.query(), scope, Paging.page(arguments.limit(), arguments.offset(), Paging.SEARCH_LIMIT));
        var hits = Answers.within(question.searchTables(query));
        return new Result(
                hits.page().total(),
                NextOffset.of(hits.page()),
                hits.relaxed() ? true : null,
                hits.corrections().stream().map(CorrectionRow::of).toList(),
                TableRowMapper.INSTANCE.toHitRows(hits.page().items()));
    }

    record Arguments(
            @NotNull String query,
            @Nullable String database,
            @Nullable String schema,
            @Nullable TableKind type,
            @Nullable String viewpoint,
            @Nullable ErRoleName erRole,

            @Min(1) @Max(Paging.SEARCH_MOST) @Default(Paging.SEARCH_LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(
            int total,
            @Nullable Integer nextOffset,
            @Nullable Boolean relaxed,
            List<CorrectionRow> corrections,
            List<HitRow> tables) {}

    record CorrectionRow(String term, String replacement) {

        static CorrectionRow of(Correction correction) {
            return new CorrectionRow(correction.term(), correction.replacement());
        }
    }

    record HitRow(
            String database,
            String schema,
            String name,
            @Nullable String logicalName,
            String type,
            @Nullable String description,
            @Nullable ErRoleName erRole,
            List<String> matchedIn) {}
}
