package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.DescribeFunction;
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
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.InsightState;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.rule.RoutineOverloads;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ObjectUseCasesTest {

    private static final Page ALL = new Page(100, 0);
    private static final Table EMPLOYEE = aTable("employee")
            .columns(List.of(
                    aColumn("plain"),
                    new Column(
                            "id",
                            null,
                            "mood[]",
                            true,
                            "nextval('ids')",
                            null,
                            null,
                            null,
                            List.of(),
                            UnknownProperties.NONE)))
            .triggers(List.of(
                    trigger("audit", new RoutineRef("sample", "log"), "INSERT", "UPDATE"),
                    trigger("inline", null, "DELETE"),
                    trigger("outside", new RoutineRef("pg_catalog", "tsvector_update"), "INSERT")))
            .build();
    private static final Table PROJECT = aTable("project")
            .triggers(List.of(trigger("audit", new RoutineRef("sample", "log"), "DELETE")))
            .build();
    private static final RoutineInsight INSIGHT = new RoutineInsight(
            named("log"), "", "sql", null, "analyzed", List.of(), List.of(), false, false, UnknownProperties.NONE);

    private final UseCases useCases = UseCases.loading(progress -> catalog(), new FakeIndexer(), Progress.SILENT);

    private static Catalog catalog() {
        return new Catalog(
                List.of(),
                List.of(EMPLOYEE, PROJECT),
                List.of(
                        routine("log", "FUNCTION", "", "writes it down", null),
                        routine("log", "PROCEDURE", "x", null, null),
                        routine("close", "FUNCTION", "", null, "tools")),
                List.of(sequence("ids", "numbers"), sequence("other", null)),
                List.of(type("mood", "ENUM"), type("zip", "DOMAIN")),
                List.of(),
                List.of(INSIGHT));
    }

    @Test
    void listsFunctionsByNameCommentPackageAndKind() {
        assertThat(functions(null, null)).containsExactly("close", "log");
        assertThat(functions("DOWN", null)).containsExactly("log");
        assertThat(functions("tool", null)).containsExactly("close");
        assertThat(functions(null, "PROCEDURE")).containsExactly("log");
        assertThat(functions("down", "PROCEDURE")).isEmpty();
        assertThat(useCases.listFunctions().listFunctions(new ListFunctions.Query(null, "nope", null, null, ALL)))
                .isInstanceOf(Scoped.Outside.class);
    }

    @Test
    void describesTheOverloadsOfAFunction() {
        assertThat(useCases.describeFunction().describeFunction(WrittenName.of("LOG")))
                .isEqualTo(new Named.Found<>(new DescribeFunction.Function(
                        named("log"),
                        List.of(
                                new DescribeFunction.Overload(
                                        routine("log", "FUNCTION", "", "writes it down", null),
                                        new InsightState.Current(INSIGHT)),
                                new DescribeFunction.Overload(
                                        routine("log", "PROCEDURE", "x", null, null), new InsightState.Absent())))));
        assertThat(useCases.describeFunction().describeFunction(WrittenName.of("lo")))
                .isEqualTo(new Named.NotFound<>(ObjectKind.FUNCTION, "lo", List.of(named("close"), named("log"))));
    }

    @Test
    void listsSequencesByNameAndComment() {
        assertThat(sequences(null)).containsExactly("ids", "other");
        assertThat(sequences("NUMB")).containsExactly("ids");
    }

    @Test
    void describesASequenceWithItsColumns() {
        assertThat(useCases.describeSequence().describeSequence(WrittenName.of("sample.ids")))
                .isEqualTo(new Named.Found<>(new DescribeSequence.Description(
                        sequence("ids", "numbers"), List.of(new ColumnRef("sample", "employee", "id")))));
        assertThat(useCases.describeSequence().describeSequence(WrittenName.of("other")))
                .isEqualTo(new Named.Found<>(new DescribeSequence.Description(sequence("other", null), List.of())));
        assertThat(useCases.describeSequence().describeSequence(WrittenName.of("idz")))
                .isEqualTo(new Named.NotFound<>(ObjectKind.SEQUENCE, "idz", List.of(named("ids"))));
    }

    @Test
    void listsTypesByNameAndCategory() {
        assertThat(types(null, null)).containsExactly("mood", "zip");
        assertThat(types("oo", null)).containsExactly("mood");
        assertThat(types(null, "DOMAIN")).containsExactly("zip");
    }

    @Test
    void describesATypeWithItsColumns() {
        assertThat(useCases.describeType().describeType(WrittenName.of("mood")))
                .isEqualTo(new Named.Found<>(new DescribeType.Description(
                        type("mood", "ENUM"), List.of(new ColumnRef("sample", "employee", "id")))));
        assertThat(useCases.describeType().describeType(WrittenName.of("zip")))
                .isEqualTo(new Named.Found<>(new DescribeType.Description(type("zip", "DOMAIN"), List.of())));
        assertThat(useCases.describeType().describeType(WrittenName.of("mud")))
                .isEqualTo(new Named.NotFound<>(ObjectKind.TYPE, "mud", List.of()));
    }

    @Test
    void listsTriggersByTableFunctionAndEvent() {
        assertThat(triggers(null, null, null))
                .containsExactly("employee.audit", "employee.inline", "employee.outside", "project.audit");
        assertThat(triggers("project", null, null)).containsExactly("project.audit");
        assertThat(triggers(null, "log", null)).containsExactly("employee.audit", "project.audit");
        assertThat(triggers(null, "tsvector_update", null)).containsExactly("employee.outside");
        assertThat(triggers(null, "close", null)).isEmpty();
        assertThat(triggers(null, null, "DELETE")).containsExactly("employee.inline", "project.audit");
        assertThat(triggers("employee", "log", "DELETE")).isEmpty();
    }

    @Test
    void saysWhichTableOrFunctionOfATriggerIsUnknown() {
        assertThat(useCases.listTriggers().listTriggers(query("zzz", null, null)))
                .isInstanceOfSatisfying(
                        Named.NotFound.class,
                        unknown -> assertThat(unknown.kind()).isEqualTo(ObjectKind.TABLE));
        assertThat(useCases.listTriggers().listTriggers(query(null, "logs", null)))
                .isEqualTo(new Named.NotFound<>(ObjectKind.FUNCTION, "logs", List.of(named("log"))));
        assertThat(useCases.listTriggers().listTriggers(new ListTriggers.Query(null, "nope", null, null, null, ALL)))
                .isInstanceOfSatisfying(
                        Named.Found.class, found -> assertThat(found.answer()).isInstanceOf(Scoped.Outside.class));
    }

    @Test
    void staysInScope() {
        var database =
                new Database("testdb", null, null, null, null, List.of("sample", "void"), UnknownProperties.NONE);
        var full = catalog();
        var scoped = UseCases.loading(
                progress -> new Catalog(
                        List.of(database), full.tables(), full.routines(), full.sequences(), full.types(), List.of()),
                new FakeIndexer(),
                Progress.SILENT);

        assertThat(within(scoped.listFunctions().listFunctions(new ListFunctions.Query(null, "void", null, null, ALL)))
                        .items())
                .isEmpty();
        assertThat(within(scoped.listSequences().listSequences(new ListSequences.Query(null, "void", null, ALL)))
                        .items())
                .isEmpty();
        assertThat(within(scoped.listTypes().listTypes(new ListTypes.Query(null, "void", null, null, ALL)))
                        .items())
                .isEmpty();
        assertThat(scoped.listTriggers().listTriggers(new ListTriggers.Query(null, "void", null, null, null, ALL)))
                .isEqualTo(new Named.Found<>(new Within<>(new Cut<TableTrigger>(List.of(), 0, 0))));
    }

    private List<String> functions(@Nullable String text, @Nullable String kind) {
        var found = useCases.listFunctions().listFunctions(new ListFunctions.Query(null, null, text, kind, ALL));
        return within(found).items().stream()
                .map(RoutineOverloads::name)
                .map(ObjectName::name)
                .toList();
    }

    private List<String> sequences(@Nullable String text) {
        var found = useCases.listSequences().listSequences(new ListSequences.Query(null, null, text, ALL));
        return within(found).items().stream()
                .map(sequence -> sequence.name().name())
                .toList();
    }

    private List<String> types(@Nullable String text, @Nullable String category) {
        var found = useCases.listTypes().listTypes(new ListTypes.Query(null, null, text, category, ALL));
        return within(found).items().stream().map(type -> type.name().name()).toList();
    }

    private List<String> triggers(@Nullable String table, @Nullable String function, @Nullable String event) {
        return switch (useCases.listTriggers().listTriggers(query(table, function, event))) {
            case Named.Found<Scoped<Cut<TableTrigger>>>(var found) ->
                within(found).items().stream()
                        .map(trigger ->
                                trigger.table().name() + "." + trigger.trigger().name())
                        .toList();
            case Named<Scoped<Cut<TableTrigger>>> other -> throw new AssertionError(other);
        };
    }

    private static ListTriggers.Query query(@Nullable String table, @Nullable String function, @Nullable String event) {
        return new ListTriggers.Query(
                null,
                null,
                table == null ? null : WrittenName.of(table),
                function == null ? null : WrittenName.of(function),
                event,
                ALL);
    }

    private static <T> Cut<T> within(Scoped<Cut<T>> answer) {
        if (answer instanceof Within<Cut<T>>(Cut<T> inside)) {
            return inside;
        }
        throw new AssertionError(answer);
    }

    private static Routine routine(
            String name, String kind, String arguments, @Nullable String description, @Nullable String packageName) {
        return new Routine(
                named(name), kind, arguments, null, null, null, description, packageName, UnknownProperties.NONE);
    }

    private static Sequence sequence(String name, @Nullable String description) {
        return new Sequence(named(name), null, null, null, null, null, null, null, description, UnknownProperties.NONE);
    }

    private static UserType type(String name, String category) {
        return new UserType(named(name), category, null, List.of(), List.of(), null, UnknownProperties.NONE);
    }

    private static Trigger trigger(String name, @Nullable RoutineRef function, String... events) {
        return new Trigger(name, "AFTER", List.of(events), null, function, null, UnknownProperties.NONE);
    }
}
