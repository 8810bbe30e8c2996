package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.DATABASE;
import static dev.dbxray.domain.model.Fixtures.SCHEMA;
import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.DescribeLiveTable.Described;
import dev.dbxray.application.port.in.DescribeLiveTable.NoDatabase;
import dev.dbxray.application.port.in.DescribeLiveTable.NoTable;
import dev.dbxray.application.port.in.DescribeLiveTable.Query;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.application.port.in.TableScope;
import dev.dbxray.application.port.out.CatalogListener;
import dev.dbxray.application.port.out.CatalogSource;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.RefreshSchedule;
import dev.dbxray.application.port.out.TableReader;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.Page;
import dev.dbxray.domain.rule.Visibility;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RestrictedCatalogTest {

    private static final Visibility SAMPLE = Visibility.of(List.of(DATABASE), List.of(SCHEMA));
    private static final Table SEEN = aTable("orders").build();
    private static final Table HIDDEN = Table.builder(new ObjectName(DATABASE, "hr", "wages"), TableType.TABLE)
            .build();
    private static final Table ELSEWHERE = Table.builder(new ObjectName("other", SCHEMA, "orders"), TableType.TABLE)
            .build();

    private static final CatalogListener NOBODY = new CatalogListener() {
        @Override
        public void loaded(Catalog catalog, boolean listsChanged) {}

        @Override
        public void failed(Message outage) {}
    };

    private static UseCases restricted(Table... tables) {
        return UseCases.loading(progress -> aCatalog(tables), new FakeIndexer(), Progress.SILENT)
                .within(SAMPLE, new FakeIndexer());
    }

    private static List<ObjectName> tables(UseCases useCases) {
        return switch (useCases.listTables().listTables(ListTables.Query.all(new Page(10, 0)))) {
            case Scoped.Within<Cut<ListTables.Row>>(var rows) ->
                rows.items().stream().map(row -> row.table().name()).toList();
            case Scoped.Outside<?> outside -> throw new AssertionError(outside);
        };
    }

    private static List<ObjectName> found(UseCases useCases, String query) {
        return switch (useCases.searchTables()
                .searchTables(new SearchTables.Query(query, TableScope.ALL, new Page(10, 0)))) {
            case Scoped.Within<SearchTables.Hits>(var hits) ->
                hits.page().items().stream().map(hit -> hit.table().name()).toList();
            case Scoped.Outside<?> outside -> throw new AssertionError(outside);
        };
    }

    @Test
    void listsAndSearchesWhatMayBeSeen() {
        var useCases = restricted(SEEN, HIDDEN, ELSEWHERE);

        assertThat(tables(useCases)).containsExactly(named("orders"));
        assertThat(found(useCases, "orders")).containsExactly(named("orders"));
        assertThat(found(useCases, "wages")).isEmpty();
    }

    @Test
    void isTheSameWhereEverythingMayBeSeen() {
        var whole = UseCases.loading(progress -> aCatalog(SEEN), new FakeIndexer(), Progress.SILENT);

        assertThat(whole.within(Visibility.ALL, new FakeIndexer())).isSameAs(whole);
    }

    @Test
    void doesNotNameADatabaseThatIsDown() {
        var useCases = UseCases.live(
                        List.of(
                                new CatalogSource(DATABASE, progress -> aCatalog(SEEN)),
                                new CatalogSource("other", RestrictedCatalogTest::fail)),
                        reader -> reader,
                        new FakeIndexer(),
                        Progress.SILENT,
                        NOBODY,
                        schedule())
                .within(SAMPLE, new FakeIndexer());

        assertThat(tables(useCases)).containsExactly(named("orders"));
        assertThat(useCases.listOutages().outages()).singleElement().asString().doesNotContain("other");
    }

    @Test
    void namesNoneOfThoseThatAreDownWhereAllAre() {
        var useCases = UseCases.live(
                        List.of(new CatalogSource("other", RestrictedCatalogTest::fail)),
                        reader -> reader,
                        new FakeIndexer(),
                        Progress.SILENT,
                        NOBODY,
                        schedule())
                .within(SAMPLE, new FakeIndexer());

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> tables(useCases))
                .withMessage("The databases cannot be read at the moment.");
    }

    @Test
    void readsATableOnlyIfItMayBeSeen() {
        TableReader reader = (schema, table) -> switch (table) {
            case "orders" -> Optional.of(new LiveTable(SEEN, Map.of()));
            case "wages" -> Optional.of(new LiveTable(HIDDEN, Map.of()));
            default -> Optional.empty();
        };
        var live = restricted(SEEN, HIDDEN)
                .describeLiveTable(UseCases.describeLiveTable(Map.of(DATABASE, reader, "other", reader)));

        assertThat(live.describeLiveTable(new Query(DATABASE, null, "orders")))
                .isInstanceOfSatisfying(
                        Described.class,
                        described ->
                                assertThat(described.table().table().name()).isEqualTo(named("orders")));
        assertThat(live.describeLiveTable(new Query(DATABASE, "hr", "wages"))).isEqualTo(new NoTable("hr", "wages"));
        assertThat(live.describeLiveTable(new Query(DATABASE, null, "none"))).isEqualTo(new NoTable(null, "none"));
        assertThat(live.describeLiveTable(new Query("other", null, "orders")))
                .isEqualTo(new NoDatabase("other", List.of(DATABASE)));
        assertThat(live.describeLiveTable(new Query(null, null, "orders")))
                .isEqualTo(new NoDatabase(null, List.of(DATABASE)));
    }

    @Test
    void doesNotNameTheOnlyDatabaseWhereItFails() {
        DescribeLiveTable live = restricted(SEEN)
                .describeLiveTable(UseCases.describeLiveTable(Map.of("other", (schema, table) -> {
                    throw new IllegalStateException("down");
                })));

        assertThatExceptionOfType(SourceUnavailableException.class)
                .isThrownBy(() -> live.describeLiveTable(new Query(null, null, "orders")))
                .withMessageNotContaining("other");
    }

    private static Catalog fail(Progress progress) {
        throw new MendableException(new Message("dev.dbxray.application.usecase.test", "down", List.of()));
    }

    private static RefreshSchedule schedule() {
        return new RefreshSchedule(null, Duration.ofHours(1), Duration.ofHours(1));
    }
}
