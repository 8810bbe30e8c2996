package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.out.CatalogListener;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.CatalogSource;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.RefreshSchedule;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class LiveCatalogTest {

    private static final Duration MOMENT = Duration.ofMillis(1);
    private static final Duration NEVER = Duration.ofDays(1);
    private static final RefreshSchedule ON_DEMAND = new RefreshSchedule(null, MOMENT, MOMENT);

    @Test
    void servesWhatWasReadLast() throws InterruptedException {
        var reads = new AtomicInteger();
        var heard = new Heard();
        var useCases = live(ON_DEMAND, heard, source("shop", () -> database("shop", "t" + reads.incrementAndGet())));

        assertThat(tables(useCases)).containsExactly("t1");
        assertThat(heard.events.take()).isEqualTo("loaded 1");
        useCases.refreshCatalog().refresh();
        assertThat(heard.events.take()).isEqualTo("loaded 1, lists changed");
        assertThat(tables(useCases)).containsExactly("t2");
    }

    @Test
    void readsAgainAfterTheTimeBetween() throws InterruptedException {
        var permits = new SynchronousQueue<Boolean>();
        var heard = new Heard();
        live(new RefreshSchedule(MOMENT, MOMENT, MOMENT), heard, source("shop", () -> {
            assertThat(take(permits)).isTrue();
            return database("shop", "t");
        }));

        for (int reading = 0; reading < 3; reading++) {
            permits.put(true);
            assertThat(heard.events.take()).isEqualTo("loaded 1");
        }
    }

    @Test
    void tellsEveryCallWhichDatabaseIsDownAndWhyUntilItIsBack() throws InterruptedException {
        var isUp = new SynchronousQueue<Boolean>();
        var heard = new Heard();
        var useCases = live(ON_DEMAND, heard, source("shop", () -> {
            if (take(isUp)) {
                return database("shop", "t");
            }
            throw down();
        }));

        isUp.put(false);
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> tables(useCases))
                .withMessage("Database shop cannot be read: Nothing answers.");
        assertThat(heard.events.take()).isEqualTo("Database shop cannot be read: Nothing answers.");
        isUp.put(true);
        assertThat(heard.events.take()).isEqualTo("loaded 1");
        assertThat(tables(useCases)).containsExactly("t");
        assertThat(useCases.listOutages().outages()).isEmpty();
    }

    @Test
    void triesAgainByItselfAndTellsTheSameReasonOnce() throws InterruptedException {
        var reads = new AtomicInteger();
        var heard = new Heard();
        live(ON_DEMAND, heard, source("shop", () -> {
            if (reads.incrementAndGet() > 3) {
                return database("shop", "t");
            }
            throw down();
        }));

        assertThat(heard.events.take()).startsWith("Database shop cannot be read");
        assertThat(heard.events.take()).isEqualTo("loaded 1");
    }

    @Test
    void keepsWhatItHasWhileADatabaseIsDown() throws InterruptedException {
        var reads = new AtomicInteger();
        var heard = new Heard();
        var useCases = live(new RefreshSchedule(null, NEVER, NEVER), heard, source("shop", () -> {
            if (reads.incrementAndGet() == 1) {
                return database("shop", "t");
            }
            throw down();
        }));

        assertThat(heard.events.take()).isEqualTo("loaded 1");
        useCases.refreshCatalog().refresh();
        String stale = "Database shop is shown as it was read before; reading it again failed: Nothing answers.";
        assertThat(heard.events.take()).isEqualTo(stale);
        assertThat(tables(useCases)).containsExactly("t");
        assertThat(useCases.listOutages().outages())
                .extracting(outage -> outage.in(Locale.ENGLISH))
                .containsExactly(stale);
    }

    @Test
    void servesTheOthersWhileOneDatabaseIsDown() throws InterruptedException {
        var heard = new Heard();
        var useCases = live(
                new RefreshSchedule(null, NEVER, NEVER),
                heard,
                source("crm", () -> {
                    throw down();
                }),
                source("shop", () -> database("shop", "t")));

        assertThat(tables(useCases)).containsExactly("t");
        assertThat(useCases.listOutages().outages())
                .extracting(outage -> outage.in(Locale.JAPANESE))
                .containsExactly("データベースcrmを読めません：Nothing answers.");
    }

    @Test
    void servesNothingBeforeEveryDatabaseWasTried() throws InterruptedException {
        var slow = new SynchronousQueue<Boolean>();
        var heard = new Heard();
        var useCases = live(
                ON_DEMAND,
                heard,
                source("crm", () -> database("crm", take(slow) ? "c" : "none")),
                source("shop", () -> database("shop", "t")));
        var answer = new LinkedBlockingQueue<List<String>>();
        Thread.ofVirtual().start(() -> answer.add(tables(useCases)));

        assertThat(answer).isEmpty();
        slow.put(true);
        assertThat(answer.take()).containsExactly("c", "t");
    }

    @Test
    void namesEveryDatabaseWhereAllAreDown() {
        var useCases = live(
                new RefreshSchedule(null, NEVER, NEVER),
                new Heard(),
                source("crm", () -> {
                    throw down();
                }),
                source("shop", () -> {
                    throw new SourceUnavailableException(down().message(), new IllegalStateException("secret"));
                }),
                source("hr", () -> {
                    throw new IllegalStateException("secret");
                }));

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> tables(useCases))
                .withMessage("Database crm cannot be read: Nothing answers."
                        + " Database shop cannot be read: Nothing answers."
                        + " Database hr cannot be read: It failed unexpectedly (IllegalStateException).");
    }

    @Test
    void finishesEveryCatalogBeforeItIsServed() {
        UnaryOperator<CatalogReader> finishing = reader -> progress -> {
            assertThat(reader.read(progress).tables()).hasSize(1);
            return database("shop", "finished");
        };
        var useCases = UseCases.live(
                List.of(source("shop", () -> database("shop", "raw"))),
                finishing,
                new FakeIndexer(),
                Progress.SILENT,
                new Heard(),
                ON_DEMAND);

        assertThat(tables(useCases)).containsExactly("finished");
    }

    @Test
    void tellsCallsOfACatalogThatCannotBeServed() {
        var useCases = live(
                ON_DEMAND,
                new Heard(),
                source("a", () -> database("shop", "t")),
                source("b", () -> database("shop", "t")));

        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> tables(useCases));
    }

    @Test
    void letsACallFinishOnTheCatalogThatItBeganWith() throws InterruptedException {
        var reads = new AtomicInteger();
        var heard = new Heard();
        var useCases = live(ON_DEMAND, heard, source("shop", () -> database("shop", "t" + reads.incrementAndGet())));
        assertThat(heard.events.take()).isEqualTo("loaded 1");
        var before = rows(useCases);

        useCases.refreshCatalog().refresh();
        assertThat(heard.events.take()).isEqualTo("loaded 1, lists changed");

        assertThat(before).extracting(row -> row.table().name().name()).containsExactly("t1");
    }

    private static UseCases live(RefreshSchedule schedule, Heard heard, CatalogSource... sources) {
        return UseCases.live(
                List.of(sources), UnaryOperator.identity(), new FakeIndexer(), Progress.SILENT, heard, schedule);
    }

    private static CatalogSource source(String name, Supplier<Catalog> reading) {
        return new CatalogSource(name, progress -> reading.get());
    }

    private static MendableException down() {
        return new MendableException(new Message("dev.dbxray.application.usecase.test", "down", List.of()));
    }

    private static boolean take(BlockingQueue<Boolean> queue) {
        try {
            return queue.take();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Catalog database(String database, String table) {
        return aCatalog(Table.builder(new ObjectName(database, "public", table), TableType.TABLE)
                .build());
    }

    private static List<String> tables(UseCases useCases) {
        return rows(useCases).stream().map(row -> row.table().name().name()).toList();
    }

    private static List<ListTables.Row> rows(UseCases useCases) {
        var query = ListTables.Query.all(new Page(10, 0));
        return switch (useCases.listTables().listTables(query)) {
            case Scoped.Within<Cut<ListTables.Row>>(var rows) -> rows.items();
            case Scoped.Outside<Cut<ListTables.Row>> outside -> throw new AssertionError(outside);
        };
    }

    private record Heard(BlockingQueue<String> events) implements CatalogListener {

        Heard() {
            this(new LinkedBlockingQueue<>());
        }

        @Override
        public void loaded(Catalog catalog, boolean listsChanged) {
            events.add("loaded " + catalog.tables().size() + (listsChanged ? ", lists changed" : ""));
        }

        @Override
        public void failed(Message outage) {
            events.add(outage.in(Locale.ENGLISH));
        }
    }
}
