package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListSequences;
import dev.dbxray.domain.model.Sequence;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListSequencesTool extends Tool<ListSequencesTool.Arguments, ListSequencesTool.Result> {

    private final ListSequences question;

    ListSequencesTool(ListSequences question) {
        super("list_sequences", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListSequences.Query(
                arguments.database(),
                arguments.schema(),
                arguments.query(),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var found = Answers.within(question.listSequences(query));
        return new Result(
                found.total(),
                NextOffset.of(found),
                found.items().stream().map(ListSequencesTool::row).toList());
    }

    private static SequenceRow row(Sequence sequence) {
        var owner = sequence.ownedBy();
        return new SequenceRow(
                sequence.name().database(),
                sequence.name().schema(),
                sequence.name().name(),
                sequence.dataType(),
                owner == null ? null : Cuts.shown(owner),
                Cuts.firstLine(sequence.description()));
    }

    record Arguments(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String query,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(int total, @Nullable Integer nextOffset, List<SequenceRow> sequences) {}

    record SequenceRow(
            String database,
            String schema,
            String name,
            @Nullable String dataType,
            @Nullable String ownedBy,
            @Nullable String description) {}
}
