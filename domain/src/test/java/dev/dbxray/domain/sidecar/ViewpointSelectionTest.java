package dev.dbxray.domain.sidecar;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.referring;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aRelation;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownLabel;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import dev.dbxray.domain.sidecar.SidecarProblem.UnmatchedGlob;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ViewpointSelectionTest {

    private static final List<String> NONE = List.of();

    // region <- customer <- orders <- order_item, and order_log without any relation
    private final Catalog catalog = aCatalog(
            aTable("region", "id").build(),
            referring("customer", "region"),
            referring("orders", "customer"),
            referring("order_item", "orders"),
            aTable("order_log", "order_no").build());

    @Test
    void unitesNamesGlobsAndLabels() {
        assertThat(tables(select(List.of("region", "order_*"), List.of("crm"), 0, NONE)))
                .containsExactly("customer", "order_item", "order_log", "region");
    }

    @Test
    void followsRelationsBothWaysFromEverythingThatWasSelected() {
        assertThat(tables(select(List.of("orders"), NONE, 0, NONE))).containsExactly("orders");
        assertThat(tables(select(List.of("orders"), NONE, 1, NONE)))
                .containsExactly("customer", "order_item", "orders");
        assertThat(tables(select(List.of("*_item"), List.of("crm"), 1, NONE)))
                .containsExactly("customer", "order_item", "orders", "region");
        assertThat(tables(select(List.of("order_item"), NONE, 3, NONE)))
                .containsExactly("customer", "order_item", "orders", "region");
        assertThat(tables(select(List.of("order_item"), NONE, Integer.MAX_VALUE, NONE)))
                .containsExactly("customer", "order_item", "orders", "region");
    }

    @Test
    void followsTheRelationsThatTheSameSidecarDeclares() {
        var sidecar = new Sidecar(
                NOTES,
                List.of(aRelation("order_log", List.of("order_no"), "region", "id")),
                List.of(viewpoint(List.of("order_log"), NONE, 1, NONE)));

        assertThat(tables(SidecarRule.apply(catalog, sidecar))).containsExactly("order_log", "region");
    }

    @Test
    void endsAtRelationsThatLeadOutside() {
        var outside = aTable("a", "b_id")
                .foreignKeys(List.of(aForeignKey("f", "b_id", "gone", "id")))
                .build();
        var sidecar = new Sidecar(List.of(), List.of(), List.of(viewpoint(List.of("a"), NONE, 2, NONE)));

        assertThat(tables(SidecarRule.apply(aCatalog(outside), sidecar))).containsExactly("a");
    }

    @Test
    void leavesOutWhatIsExcludedAndWhatOnlyItLeadsTo() {
        assertThat(tables(select(List.of("order*"), NONE, 0, List.of("*_log", "order_item"))))
                .containsExactly("orders");
        assertThat(tables(select(List.of("order_item"), NONE, 3, List.of("customer"))))
                .containsExactly("order_item", "orders");
    }

    @Test
    void reportsEachSelectorThatFindsNothing() {
        var annotated = select(List.of("ordrs", "*_x", "orders"), List.of("cmr", "zzz"), 0, List.of("y_*", "regoin"));

        assertThat(tables(annotated)).containsExactly("orders");
        assertThat(annotated.problems())
                .extracting(problem -> problem instanceof UnknownTable table ? table.written() : problem)
                .containsExactly(
                        "ordrs",
                        new UnmatchedGlob("*_x"),
                        new UnknownLabel("cmr", List.of("crm")),
                        new UnknownLabel("zzz", NONE),
                        new UnmatchedGlob("y_*"),
                        "regoin");
    }

    @Test
    void labelsATableUnderEachOfItsWrittenNames() {
        var sidecar = new Sidecar(
                List.of(note("customer", "crm"), note("sample.customer", "sales"), note("CUSTOMER", "crm")),
                List.of(),
                List.of(viewpoint(NONE, List.of("sales", "crm"), 0, NONE)));

        assertThat(tables(SidecarRule.apply(catalog, sidecar))).containsExactly("customer");
    }

    private static final List<TableNote> NOTES = List.of(note("customer", "crm"));

    private AnnotatedCatalog select(List<String> tables, List<String> labels, int distance, List<String> exclude) {
        var viewpoint = viewpoint(tables, labels, distance, exclude);
        return SidecarRule.apply(catalog, new Sidecar(NOTES, List.of(), List.of(viewpoint)));
    }

    private static TableNote note(String table, String label) {
        return new TableNote(table, null, null, List.of(), List.of(label), List.of());
    }

    private static DeclaredViewpoint viewpoint(
            List<String> tables, List<String> labels, int distance, List<String> exclude) {
        return new DeclaredViewpoint("v", "v", null, tables, labels, distance, exclude);
    }

    private static List<String> tables(AnnotatedCatalog annotated) {
        Viewpoint placed = annotated.catalog().viewpoints().getFirst();
        return placed.tables().stream().map(TableRef::name).toList();
    }
}
