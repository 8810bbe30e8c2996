package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.rule.Page;
import java.util.ArrayList;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class LoadedOnceTest {

    private static final ListTables.Query ALL = ListTables.Query.all(new Page(10, 0));

    @Test
    void listsTablesWhileTheIndexIsStillBuilt() throws InterruptedException, ExecutionException {
        var indexing = new CountDownLatch(1);
        var useCases = UseCases.loading(
                progress -> aCatalog(aTable("t").build()),
                (catalog, progress) -> {
                    awaitUninterruptibly(indexing);
                    return new FakeIndexer().index(catalog, progress);
                },
                Progress.SILENT);

        assertThat(useCases.listTables().listTables(ALL)).isNotNull();
        assertThat(useCases.loaded()).isNotDone();
        indexing.countDown();
        assertThat(useCases.loaded().get().tables()).hasSize(1);
    }

    @Test
    void tellsEveryCallWhatKeptItFromLoading() {
        CatalogReader broken = progress -> {
            throw new IllegalArgumentException("broken");
        };
        var useCases = UseCases.loading(broken, new FakeIndexer(), Progress.SILENT);

        assertThatThrownBy(() -> useCases.listTables().listTables(ALL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("broken");
        assertThatThrownBy(() -> useCases.loaded().get()).hasRootCauseMessage("broken");
    }

    @Test
    void reportsAnErrorThatIsNoException() {
        CatalogReader exhausted = progress -> {
            throw new OutOfMemoryError("too large");
        };
        var useCases = UseCases.loading(exhausted, new FakeIndexer(), Progress.SILENT);

        assertThatThrownBy(() -> useCases.listTables().listTables(ALL))
                .isInstanceOf(CompletionException.class)
                .hasRootCauseMessage("too large");
    }

    @Test
    void endsTheWaitOfACallThatIsInterrupted() throws InterruptedException {
        var never = new CountDownLatch(1);
        var useCases = UseCases.loading(
                progress -> {
                    awaitUninterruptibly(never);
                    return aCatalog();
                },
                new FakeIndexer(),
                Progress.SILENT);
        var keptItsInterrupt = new AtomicBoolean();
        var caller = Thread.ofVirtual().start(() -> {
            try {
                useCases.listTables().listTables(ALL);
            } catch (CompletionException e) {
                keptItsInterrupt.set(Thread.currentThread().isInterrupted());
            }
        });
        caller.interrupt();
        caller.join();

        assertThat(keptItsInterrupt).isTrue();
        never.countDown();
    }

    @Test
    void writesWhatItCaptured() {
        var written = new ArrayList<Catalog>();
        var catalog = aCatalog(aTable("t").build());

        var captured = UseCases.captureDatabase(progress -> catalog, written::add, Progress.SILENT)
                .capture();

        assertThat(captured).isSameAs(catalog);
        assertThat(written).containsExactly(catalog);
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
