package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.ImpactResult.AffectedPart;
import dev.dbxray.adapter.mcp.tool.ImpactResult.DependsOnPart;
import dev.dbxray.adapter.mcp.tool.ImpactResult.FunctionsPart;
import dev.dbxray.adapter.mcp.tool.ImpactResult.ReferencedByPart;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.AnalyzeImpact;
import dev.dbxray.domain.rule.FunctionImpact.Coverage;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.TableImpact;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class GetImpactTool extends Tool<GetImpactTool.Arguments, ImpactResult> {

    private final AnalyzeImpact question;

    GetImpactTool(AnalyzeImpact question) {
        super("get_impact", Arguments.class, ImpactResult.class);
        this.question = question;
    }

    @Override
    ImpactResult call(Arguments arguments) {
        var name = Answers.name("table", arguments.table(), arguments.database(), arguments.schema());
        ImpactSection section = arguments.section();
        // Without the section, a page of what? Better no answer than the wrong one.
        if (section == null && (arguments.limit() != null || arguments.offset() != null)) {
            throw ToolMessages.sectionMissing();
        }
        var impact = Answers.named(question.analyzeImpact(name));
        return section == null ? overview(impact) : page(impact, section, arguments);
    }

    private static ImpactResult page(TableImpact impact, ImpactSection section, Arguments arguments) {
        var page =
                Paging.page(arguments.limit(), arguments.offset(), Paging.LIMIT).of(ImpactLists.all(section, impact));
        return new ImpactResult(
                null,
                null,
                null,
                null,
                null,
                List.of(),
                List.of(),
                section,
                page.total(),
                NextOffset.of(page),
                page.items());
    }

    private static ImpactResult overview(TableImpact impact) {
        return new ImpactResult(
                NameSyntax.qualified(impact.table().name()),
                impact.table().name().database(),
                impact.table().type().spelling(),
                affected(impact),
                new DependsOnPart(
                        ImpactLists.head(impact.sequences().entrySet(), ImpactItems::ofSequence),
                        ImpactLists.head(impact.types(), ImpactItems::of)),
                ImpactLists.more(impact),
                notes(impact.functions().coverage()),
                null,
                null,
                null,
                List.of());
    }

    private static AffectedPart affected(TableImpact impact) {
        return new AffectedPart(
                new ReferencedByPart(
                        ImpactLists.head(impact.direct(), ImpactItems::of),
                        ImpactLists.head(impact.indirect(), ImpactItems::of),
                        impact.indirect().size()),
                ImpactLists.head(impact.views(), ImpactItems::of),
                ImpactLists.head(impact.table().triggers(), ImpactItems::of),
                new FunctionsPart(
                        true,
                        CatalogObjectMapper.INSTANCE.toPart(impact.functions().coverage()),
                        ImpactLists.head(impact.functions().uses(), ImpactItems::of),
                        ImpactLists.head(impact.functions().unverified(), ImpactItems::of)));
    }

    private static List<Message> notes(Coverage coverage) {
        var notes = new ArrayList<Message>();
        notes.add(ToolMessages.functionsArePreview());
        if (coverage.noInsight() > 0) {
            notes.add(ToolMessages.functionsWithoutInsight(coverage.noInsight()));
        }
        if (coverage.stale() > 0) {
            notes.add(ToolMessages.functionsStale(coverage.stale()));
        }
        if (coverage.triggersWithoutFunction() > 0) {
            notes.add(ToolMessages.triggersWithoutFunction(coverage.triggersWithoutFunction()));
        }
        return notes;
    }

    record Arguments(
            @NotNull String table,
            @Nullable String database,
            @Nullable String schema,
            @Nullable ImpactSection section,

            @Min(1) @Max(Paging.MOST) @Nullable Integer limit,

            @Min(0) @Nullable Integer offset) {}
}
