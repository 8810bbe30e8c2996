package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.named;

import dev.dbxray.application.port.in.DescribeFunction;
import dev.dbxray.application.port.in.DescribeFunction.Overload;
import dev.dbxray.application.port.in.DescribeSequence;
import dev.dbxray.application.port.in.DescribeType;
import dev.dbxray.application.port.in.ListFunctions;
import dev.dbxray.application.port.in.ListSequences;
import dev.dbxray.application.port.in.ListTriggers;
import dev.dbxray.application.port.in.ListTriggers.TableTrigger;
import dev.dbxray.application.port.in.ListTypes;
import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.Scoped.Within;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.InsightState;
import dev.dbxray.domain.rule.RoutineOverloads;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Answer the tools' questions about functions, sequences, types and triggers by hand. */
final class SampleObjects {

    private static final UnknownProperties FUTURE = new UnknownProperties(Map.of("future", "1.50"));
    private static final ColumnRef COLUMN = new ColumnRef("sample", "a.b", "c");

    private SampleObjects() {}

    static Scoped<Cut<RoutineOverloads>> functions(ListFunctions.Query query) {
        var close = new RoutineOverloads(
                named("close"), List.of(routine("", null, null), routine("x", "first\nsecond", null)));
        return new Within<>(query.page().of(List.of(close)));
    }

    /** Describe a function by a name that says what it is like. */
    static Named<DescribeFunction.Function> function(WrittenName written) {
        List<Overload> overloads = switch (written.text()) {
            case "shared" -> List.of(overload("", "same"), overload("x", "same"));
            case "different" -> List.of(overload("", "one"), overload("x", "t".repeat(5000)));
            case "long" -> List.of(overload("", "t".repeat(5000)));
            case "bodiless" -> List.of(new Overload(routine("", null, null), new InsightState.Stale()));
            case "many" ->
                IntStream.range(0, 60)
                        .mapToObj(number -> overload("x" + number, number + "t".repeat(5000)))
                        .toList();
            case "unsupported" ->
                List.of(new Overload(
                        routine("", null, null), new InsightState.Current(insight("unsupported_language", List.of()))));
            default -> List.of();
        };
        return overloads.isEmpty()
                ? new Named.NotFound<>(ObjectKind.FUNCTION, written.text(), List.of(named("shared")))
                : new Named.Found<>(new DescribeFunction.Function(named("f"), overloads));
    }

    private static Overload overload(String arguments, String definition) {
        var uses = arguments.isEmpty()
                ? List.of(
                        new TableUse("sample", "a.b", "CR", null, List.of(), UnknownProperties.NONE),
                        new TableUse(null, "c", "R", "search_path", List.of("sample"), UnknownProperties.NONE))
                : List.<TableUse>of();
        return new Overload(
                routine(arguments, "about", definition),
                new InsightState.Current(insight(RoutineInsight.ANALYZED, uses)));
    }

    private static RoutineInsight insight(String status, List<TableUse> uses) {
        boolean odd = !uses.isEmpty();
        return new RoutineInsight(
                named("f"),
                "",
                "sql",
                null,
                status,
                uses,
                odd ? List.of("EXECUTE") : List.of(),
                odd,
                odd,
                UnknownProperties.NONE);
    }

    private static Routine routine(String arguments, @Nullable String description, @Nullable String definition) {
        return new Routine(
                named("f"),
                arguments.isEmpty() ? "FUNCTION" : "PROCEDURE",
                arguments,
                "bigint",
                "sql",
                definition,
                description,
                arguments.isEmpty() ? "pack" : null,
                FUTURE);
    }

    static Scoped<Cut<Sequence>> sequences(ListSequences.Query query) {
        return new Within<>(query.page().of(List.of(aSequence(), bare())));
    }

    static Named<DescribeSequence.Description> sequence(WrittenName written) {
        return written.text().equals("none")
                ? new Named.NotFound<>(ObjectKind.SEQUENCE, "none", List.of())
                : new Named.Found<>(new DescribeSequence.Description(
                        aSequence(), written.text().equals("popular") ? columns(120) : List.of(COLUMN)));
    }

    private static Sequence aSequence() {
        return new Sequence(
                named("q"),
                "integer",
                BigInteger.ONE,
                BigInteger.TEN,
                BigInteger.ONE,
                new BigInteger("99999999999999999999"),
                false,
                COLUMN,
                "about\nit",
                FUTURE);
    }

    private static Sequence bare() {
        return new Sequence(named("r"), null, null, null, null, null, null, null, null, UnknownProperties.NONE);
    }

    static Scoped<Cut<UserType>> types(ListTypes.Query query) {
        return new Within<>(query.page().of(List.of(type(2))));
    }

    static Named<DescribeType.Description> type(WrittenName written) {
        return switch (written.text()) {
            case "none" -> new Named.NotFound<>(ObjectKind.TYPE, "none", List.of());
            case "big" -> new Named.Found<>(new DescribeType.Description(type(3000), columns(120)));
            default -> new Named.Found<>(new DescribeType.Description(type(2), List.of(COLUMN)));
        };
    }

    private static UserType type(int parts) {
        return new UserType(
                named("mood"),
                "ENUM",
                "v".repeat(parts * 3),
                IntStream.range(0, parts).mapToObj(number -> "v" + number).toList(),
                IntStream.range(0, parts)
                        .mapToObj(number -> new TypeAttribute("a" + number, "text", FUTURE))
                        .toList(),
                "about",
                FUTURE);
    }

    private static List<ColumnRef> columns(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> new ColumnRef("sample", "t", "c" + number))
                .toList();
    }

    static Named<Scoped<Cut<TableTrigger>>> triggers(ListTriggers.Query query) {
        var function = query.function();
        return function != null && function.text().equals("none")
                ? new Named.NotFound<>(ObjectKind.FUNCTION, "none", List.of())
                : new Named.Found<>(new Within<>(query.page()
                        .of(List.of(trigger("audit", new RoutineRef("sample", "log it")), trigger("inline", null)))));
    }

    private static TableTrigger trigger(String name, @Nullable RoutineRef function) {
        return new TableTrigger(
                named("employee"),
                new Trigger(name, "AFTER", List.of("INSERT"), "ROW", function, null, UnknownProperties.NONE));
    }
}
