package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.model.Fixtures.referring;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.FunctionImpact.Coverage;
import dev.dbxray.domain.rule.FunctionImpact.FunctionUse;
import dev.dbxray.domain.rule.FunctionImpact.Reason;
import dev.dbxray.domain.rule.FunctionImpact.TriggerName;
import dev.dbxray.domain.rule.TableImpact.DependentView;
import dev.dbxray.domain.rule.TableImpact.IndirectReference;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ImpactAnalysisTest {

    private static final Table EMPLOYEE = aTable("employee")
            .columns(List.of(
                    aColumn("plain"),
                    column("id", "integer", "nextval('ids')"),
                    column("mood", "mood", null),
                    column("moods", "mood[]", null)))
            .foreignKeys(List.of(aForeignKey("manager", "manager_id", "employee", "id")))
            .triggers(List.of(
                    trigger("audit", new RoutineRef("sample", "log")),
                    trigger("copy", new RoutineRef("sample", "copy")),
                    trigger("inline", null)))
            .build();

    @Test
    void tellsDirectReferencesFromIndirectOnes() {
        var impact = impact(catalog(
                List.of(),
                List.of(),
                referring("attendance", "employee"),
                referring("history", "attendance", "employee"),
                referring("note", "attendance", "history"),
                referring("photo", "note"),
                referring("comment", "photo")));

        assertThat(impact.direct())
                .extracting(edge -> edge.from().name())
                .containsExactly("attendance", "employee", "history");
        assertThat(impact.indirect())
                .containsExactly(
                        new IndirectReference(named("note"), 2, named("attendance")),
                        new IndirectReference(named("photo"), 3, named("note")));
    }

    @Test
    void followsViewsOnViewsOnceAndEndsOnCycles() {
        var impact = impact(catalog(
                List.of(),
                List.of(),
                view("a", "employee", "d"),
                view("b", "employee"),
                view("c", "b", "a"),
                view("d", "c")));

        assertThat(impact.views())
                .containsExactly(
                        new DependentView(named("a"), TableType.VIEW, null),
                        new DependentView(named("b"), TableType.VIEW, null),
                        new DependentView(named("c"), TableType.VIEW, named("a")),
                        new DependentView(named("d"), TableType.VIEW, named("c")));
    }

    @Test
    void tellsWhatTheTableNeeds() {
        var impact = impact(catalog(List.of(), List.of()));

        assertThat(impact.sequences()).isEqualTo(Map.of(named("ids"), List.of("id")));
        assertThat(impact.types()).singleElement().satisfies(used -> {
            assertThat(used.type().category()).isEqualTo("ENUM");
            assertThat(used.columns()).containsExactly("mood", "moods");
        });
    }

    @Test
    void tellsWhatFunctionsDoWithTheTableAndItsViews() {
        var impact = impact(catalog(
                List.of(routine("log", ""), routine("report", "")),
                List.of(
                        insight("log", "", use("sample", "employee", "RC"), use("sample", "employee", "U")),
                        insight("report", "", use("sample", "directory", "R"), use("sample", "other", "D"))),
                view("directory", "employee")));

        assertThat(impact.functions().uses())
                .containsExactly(
                        new FunctionUse(
                                named("log"),
                                "FUNCTION",
                                List.of(""),
                                "CRU",
                                false,
                                null,
                                List.of(),
                                null,
                                List.of(new TriggerName(named("employee"), "audit"))),
                        new FunctionUse(
                                named("report"),
                                "FUNCTION",
                                List.of(""),
                                "R",
                                false,
                                null,
                                List.of(),
                                named("directory"),
                                List.of()));
        assertThat(impact.functions().unverified()).isEmpty();
    }

    @Test
    void tellsTheTableBeforeItsViews() {
        var impact = impact(catalog(
                List.of(routine("f", "")),
                List.of(insight("f", "", use("sample", "directory", "R"), use("sample", "employee", "R"))),
                view("directory", "employee")));

        assertThat(impact.functions().uses()).extracting(FunctionUse::via).containsExactly(null, named("directory"));
    }

    @Test
    void takesANameWithoutASchemaForACandidate() {
        var impact = impact(catalog(
                List.of(routine("f", ""), routine("g", "")),
                List.of(
                        insight("f", "", candidate("employee", "sample", "other")),
                        insight("g", "", candidate("employee", "other")))));

        assertThat(impact.functions().uses()).singleElement().satisfies(use -> {
            assertThat(use.function()).isEqualTo(named("f"));
            assertThat(use.isPossible()).isTrue();
            assertThat(use.schemaResolution()).isEqualTo("search_path");
        });
    }

    @Test
    void comparesNamesVerbatim() {
        var impact = impact(catalog(
                List.of(routine("f", ""), routine("g", "")),
                List.of(
                        insight("f", "", use("sample", "Employee", "R")),
                        insight("g", "", use("Sample", "employee", "R")))));

        assertThat(impact.functions().uses()).isEmpty();
    }

    @Test
    void tellsOverloadsTogetherAndCertainlyIfOneIsCertain() {
        var impact = impact(catalog(
                List.of(routine("f", "a"), routine("f", "b"), routine("f", "c")),
                List.of(
                        insight("f", "a", candidate("employee", "sample")),
                        insight("f", "b", use("sample", "employee", "D")),
                        insight("f", "c", use("sample", "other", "C")))));

        assertThat(impact.functions().uses()).singleElement().satisfies(use -> {
            assertThat(use.overloads()).containsExactly("a", "b");
            assertThat(use.operations()).isEqualTo("RD");
            assertThat(use.isPossible()).isFalse();
            assertThat(use.schemaResolution()).isNull();
        });
    }

    @Test
    void namesWhatCannotBeExcluded() {
        var impact = impact(catalog(
                List.of(
                        routine("dynamic", ""),
                        routine("incomplete", ""),
                        routine("unsupported", ""),
                        routine("clear", ""),
                        routine("clean", ""),
                        routine("uses", "")),
                List.of(
                        odd("dynamic", "analyzed", List.of("EXECUTE"), true),
                        odd("incomplete", "analyzed", List.of(), true),
                        odd("unsupported", "unsupported_language", List.of(), false),
                        odd("clear", "analyzed", List.of(), false),
                        odd("clean", "analyzed", List.of(), false),
                        odd("uses", "analyzed", List.of("EXECUTE"), false, use("sample", "employee", "R")))));

        assertThat(impact.functions().unverified())
                .extracting(unverified -> unverified.routine().name().name() + " " + unverified.reason())
                .containsExactly(
                        "dynamic " + Reason.DYNAMIC_SQL,
                        "incomplete " + Reason.INCOMPLETE,
                        "unsupported " + Reason.UNSUPPORTED);
        assertThat(impact.functions().uses().getFirst().dynamicSql()).containsExactly("EXECUTE");
        assertThat(impact.functions().coverage()).isEqualTo(new Coverage(6, 5, 1, 0, 0, 2, 2, 1));
    }

    @Test
    void excludesOnlyWhatUsesNeitherTheTableNorAView() {
        var impact = impact(catalog(
                List.of(routine("f", ""), routine("g", "")),
                List.of(
                        odd("f", "analyzed", List.of("EXECUTE"), false, use("sample", "directory", "R")),
                        odd("g", "analyzed", List.of("EXECUTE"), false, use("sample", "other", "R"))),
                view("directory", "employee")));

        assertThat(impact.functions().unverified())
                .extracting(unverified -> unverified.routine().name())
                .containsExactly(named("g"));
        assertThat(impact.functions().uses()).hasSize(1);
    }

    @Test
    void countsWhatIsNotKnown() {
        var elsewhere = new Routine(
                new ObjectName("other", "sample", "f"),
                "FUNCTION",
                "",
                null,
                null,
                null,
                null,
                null,
                UnknownProperties.NONE);
        var changed = new Routine(
                named("changed"), "FUNCTION", "", null, null, "new body", null, null, UnknownProperties.NONE);
        var impact = impact(catalog(
                List.of(elsewhere, changed, routine("unknown", "")),
                List.of(insight("changed", "", use("sample", "employee", "R")))));

        assertThat(impact.functions().coverage()).isEqualTo(new Coverage(2, 0, 0, 1, 1, 0, 0, 1));
        assertThat(impact.functions().uses()).isEmpty();
        assertThat(impact.functions().unverified()).isEmpty();
    }

    private static TableImpact impact(Catalog catalog) {
        return new ImpactAnalysis(
                        catalog,
                        new RelationGraph(catalog),
                        new ViewReferences(catalog),
                        RoutineOverloads.of(catalog).values(),
                        new RoutineInsights(catalog),
                        () -> SequenceUsage.of(catalog),
                        () -> TypeUsage.of(catalog))
                .of(EMPLOYEE);
    }

    private static Catalog catalog(List<Routine> routines, List<RoutineInsight> insights, Table... others) {
        return new Catalog(
                List.of(),
                Stream.concat(Stream.of(EMPLOYEE), Stream.of(others)).toList(),
                routines,
                List.of(new Sequence(
                        named("ids"), null, null, null, null, null, null, null, null, UnknownProperties.NONE)),
                List.of(
                        new UserType(named("mood"), "ENUM", null, List.of(), List.of(), null, UnknownProperties.NONE),
                        new UserType(named("zip"), "DOMAIN", null, List.of(), List.of(), null, UnknownProperties.NONE)),
                List.of(),
                insights);
    }

    private static Table view(String name, String... read) {
        return aView(name)
                .referencedTables(Stream.of(read)
                        .map(table -> new TableRef("sample", table))
                        .toList())
                .build();
    }

    private static Column column(String name, String type, @Nullable String defaultValue) {
        return new Column(name, null, type, true, defaultValue, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static Trigger trigger(String name, @Nullable RoutineRef function) {
        return new Trigger(name, "AFTER", List.of("INSERT"), null, function, null, UnknownProperties.NONE);
    }

    private static Routine routine(String name, String arguments) {
        return new Routine(named(name), "FUNCTION", arguments, null, null, null, null, null, UnknownProperties.NONE);
    }

    private static RoutineInsight insight(String name, String arguments, TableUse... uses) {
        return new RoutineInsight(
                named(name),
                arguments,
                null,
                null,
                "analyzed",
                List.of(uses),
                List.of(),
                false,
                false,
                UnknownProperties.NONE);
    }

    private static RoutineInsight odd(
            String name, String status, List<String> dynamicSql, boolean incomplete, TableUse... uses) {
        return new RoutineInsight(
                named(name),
                "",
                null,
                null,
                status,
                List.of(uses),
                dynamicSql,
                incomplete,
                false,
                UnknownProperties.NONE);
    }

    private static TableUse use(String schema, String name, String operations) {
        return new TableUse(schema, name, operations, null, List.of(), UnknownProperties.NONE);
    }

    private static TableUse candidate(String name, String... schemas) {
        return new TableUse(null, name, "R", "search_path", List.of(schemas), UnknownProperties.NONE);
    }
}
