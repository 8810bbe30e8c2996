package dev.dbxray.bootstrap;

import dev.dbxray.adapter.snapshot.JudgedQuestionsReader;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.search.RetrievalQuality;
import dev.dbxray.domain.search.RetrievalQuality.Judged;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "evaluate")
final class EvaluateCommand implements Callable<Integer> {

    // Far beyond what a model reads, so that the mean reciprocal rank sees late finds too.
    private static final int DEPTH = 100;

    private final Session session;

    @Mixin
    private final CatalogOptions catalog = new CatalogOptions();

    @Option(names = "--questions", paramLabel = "FILE", required = true)
    @SuppressWarnings("NullAway.Init")
    private Path questions;

    EvaluateCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        var judgedQuestions = new JudgedQuestionsReader().read(questions);
        var search = Wiring.useCases(catalog.reader(session), Progress.SILENT).searchTables();
        var quality = new RetrievalQuality<>(judgedQuestions.stream()
                .map(question -> new Judged<>(ranking(search, question.text()), question.rightTables()))
                .toList());
        session.streams().print(report(quality));
        return CommandLineRunner.DONE;
    }

    private static List<String> ranking(SearchTables search, String question) {
        var query = new SearchTables.Query(question, TableScope.ALL, new Page(DEPTH, 0));
        return switch (search.searchTables(query)) {
            case Scoped.Within<SearchTables.Hits>(var hits) ->
                hits.page().items().stream()
                        .map(hit -> NameSyntax.qualified(hit.table().name()))
                        .toList();
            case Scoped.Outside<SearchTables.Hits>(var unknown) ->
                throw new IllegalStateException("nothing was named, yet unknown: " + unknown);
        };
    }

    private static String report(RetrievalQuality<String> quality) {
        return String.format(
                Locale.ROOT,
                """
                questions     %d
                recall@5      %.4f
                recall@10     %.4f
                recall@20     %.4f
                all found@10  %.4f
                MRR           %.4f""",
                quality.rankings().size(),
                quality.recallAt(5),
                quality.recallAt(10),
                quality.recallAt(20),
                quality.allFoundAt(10),
                quality.meanReciprocalRank());
    }
}
