package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;

import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.graph.RelationGraph;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.FunctionImpact;
import dev.dbxray.domain.rule.FunctionImpact.Coverage;
import dev.dbxray.domain.rule.FunctionImpact.FunctionUse;
import dev.dbxray.domain.rule.FunctionImpact.Reason;
import dev.dbxray.domain.rule.FunctionImpact.TriggerName;
import dev.dbxray.domain.rule.FunctionImpact.UnverifiedRoutine;
import dev.dbxray.domain.rule.TableImpact;
import dev.dbxray.domain.rule.TableImpact.DependentView;
import dev.dbxray.domain.rule.TableImpact.IndirectReference;
import dev.dbxray.domain.rule.TableImpact.UsedType;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Answer the tool's question about impact by hand. */
final class SampleImpact {

    private static final Table TABLE = aTable("employee")
            .triggers(List.of(
                    new Trigger(
                            "audit",
                            "AFTER",
                            List.of("INSERT"),
                            null,
                            new RoutineRef("sample", "log it"),
                            null,
                            UnknownProperties.NONE),
                    new Trigger("inline", "BEFORE", List.of("DELETE"), null, null, null, UnknownProperties.NONE)))
            .foreignKeys(List.of(aForeignKey("manager", "manager_id", "employee", "id")))
            .build();

    private SampleImpact() {}

    /** Answer for the table {@code employee}, which has 60 views and little else. */
    static Named<TableImpact> impact(WrittenName table) {
        var views = IntStream.range(0, 60)
                .mapToObj(number -> new DependentView(
                        named("v" + number), TableType.VIEW, number == 0 ? null : named("v" + (number - 1))))
                .toList();
        return SampleQuestions.named(
                table,
                new TableImpact(
                        TABLE,
                        new RelationGraph(aCatalog(TABLE)).outgoing(TABLE.name()),
                        List.of(new IndirectReference(named("note"), 2, named("attendance"))),
                        views,
                        functions(),
                        Map.of(named("ids"), List.of("id")),
                        List.of(new UsedType(
                                new UserType(
                                        named("mood"),
                                        "ENUM",
                                        null,
                                        List.of(),
                                        List.of(),
                                        null,
                                        UnknownProperties.NONE),
                                IntStream.range(0, 30)
                                        .mapToObj(number -> "c" + number)
                                        .toList()))));
    }

    private static FunctionImpact functions() {
        var certain = new FunctionUse(
                named("close it"),
                "PROCEDURE",
                Collections.nCopies(25, "x"),
                "CU",
                false,
                null,
                List.of(),
                named("v0"),
                Collections.nCopies(25, new TriggerName(named("v0"), "on insert")));
        var possible = new FunctionUse(
                named("count"), "FUNCTION", List.of(""), "R", true, "search_path", List.of("EXECUTE"), null, List.of());
        var routine = new Routine(named("f"), "FUNCTION", "a", null, null, null, null, null, UnknownProperties.NONE);
        return new FunctionImpact(
                new Coverage(8, 3, 2, 1, 2, 1, 1, 4),
                List.of(certain, possible),
                Stream.of(Reason.values())
                        .map(reason -> new UnverifiedRoutine(routine, reason))
                        .toList());
    }
}
