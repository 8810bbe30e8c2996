package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.port.in.ListTriggers;
import dev.dbxray.application.port.in.ListTriggers.TableTrigger;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.rule.NameSyntax;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class ListTriggersTool extends Tool<ListTriggersTool.Arguments, ListTriggersTool.Result> {

    private final ListTriggers question;

    ListTriggersTool(ListTriggers question) {
        super("list_triggers", Arguments.class, Result.class);
        this.question = question;
    }

    @Override
    Result call(Arguments arguments) {
        var query = new ListTriggers.Query(
                arguments.database(),
                arguments.schema(),
                arguments.table() == null
                        ? null
                        : new WrittenName(arguments.table(), arguments.database(), arguments.schema()),
                // A trigger may run a function of another schema.
                arguments.function() == null ? null : new WrittenName(arguments.function(), arguments.database(), null),
                arguments.event() == null ? null : arguments.event().name(),
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT));
        var found = Answers.within(Answers.named(question.listTriggers(query)));
        return new Result(
                found.total(),
                NextOffset.of(found),
                found.items().stream().map(ListTriggersTool::row).toList());
    }

    private static TriggerRow row(TableTrigger found) {
        var trigger = found.trigger();
        var function = trigger.function();
        return new TriggerRow(
                found.table().database(),
                NameSyntax.qualified(found.table()),
                trigger.name(),
                trigger.timing(),
                trigger.events(),
                function == null ? null : NameSyntax.qualified(new TableRef(function.schema(), function.name())));
    }

    /** Name the events that a call can ask for. */
    enum Event {
        INSERT,
        UPDATE,
        DELETE,
        TRUNCATE
    }

    record Arguments(
            @Nullable String database,
            @Nullable String schema,
            @Nullable String table,
            @Nullable String function,
            @Nullable Event event,

            @Min(1) @Max(Paging.MOST) @Default(Paging.LIMIT) @Nullable
            Integer limit,

            @Min(0) @Default(0) @Nullable Integer offset) {}

    record Result(int total, @Nullable Integer nextOffset, List<TriggerRow> triggers) {}

    record TriggerRow(
            String database,
            String table,
            String name,
            String timing,
            List<String> events,
            @Nullable String function) {}
}
