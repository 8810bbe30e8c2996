package dev.dbxray.domain.sidecar;

import static dev.dbxray.domain.model.Fixtures.SCHEMA;
import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static dev.dbxray.domain.sidecar.SidecarFixtures.aRelation;
import static dev.dbxray.domain.sidecar.SidecarFixtures.apply;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import dev.dbxray.domain.sidecar.SidecarProblem.UnpairedColumns;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class DeclaredRelationsTest {

    private static final DeclaredRelation TO_ZONE = aRelation("shipment", List.of("zone_code"), "warehouse_zone");

    private final Table zone = aTable("warehouse_zone", "zone_code", "site")
            .primaryKey(key("zone_code"))
            .build();

    @Test
    void leadsToThePrimaryKeyWhereNothingElseIsSaid() {
        var annotated = apply(catalog(shipment(true)), TO_ZONE);

        assertThat(relationsOf(annotated))
                .containsExactly(relation(null, Cardinality.OPTIONAL_ONE_TO_MANY, "zone_code"));
        assertThat(annotated.problems()).isEmpty();
    }

    @Test
    void takesTheNameTheColumnsAndTheCardinalityThatAreSaid() {
        var declared = new DeclaredRelation(
                "in_site",
                "SAMPLE.shipment",
                List.of("ZONE_CODE"),
                "testdb:sample.warehouse_zone",
                List.of("Site"),
                Cardinality.ONE_TO_ONE);

        assertThat(relationsOf(apply(catalog(shipment(true)), declared)))
                .containsExactly(relation("in_site", Cardinality.ONE_TO_ONE, "site"));
    }

    @Test
    void isRequiredWhereNoColumnMayBeNull() {
        assertThat(cardinalityOf(shipment(false))).isEqualTo(Cardinality.ONE_TO_MANY);
    }

    @Test
    void isToOneWhereAPrimaryKeyOrAFullUniqueIndexLiesWithinTheColumns() {
        Table plain = shipment(false);

        assertThat(cardinalityOf(plain.toBuilder().primaryKey(key("zone_code")).build()))
                .isEqualTo(Cardinality.ONE_TO_ONE);
        assertThat(cardinalityOf(plain.toBuilder()
                        .indexes(List.of(index(true, null, "zone_code")))
                        .build()))
                .isEqualTo(Cardinality.ONE_TO_ONE);
        assertThat(cardinalityOf(shipment(true).toBuilder()
                        .indexes(List.of(index(true, null, "zone_code")))
                        .build()))
                .isEqualTo(Cardinality.OPTIONAL_ONE_TO_ONE);
    }

    @Test
    void isToManyWhereTheUniquenessIsWiderPartialOrByExpression() {
        Table plain = shipment(false);

        assertThat(cardinalityOf(
                        plain.toBuilder().primaryKey(key("zone_code", "item")).build()))
                .isEqualTo(Cardinality.ONE_TO_MANY);
        assertThat(cardinalityOf(plain.toBuilder()
                        .indexes(List.of(
                                index(true, null, "zone_code", "item"),
                                index(true, "item is null", "zone_code"),
                                index(true, null),
                                index(false, null, "zone_code")))
                        .build()))
                .isEqualTo(Cardinality.ONE_TO_MANY);
    }

    @Test
    void staysBesideOtherRelationsOfTheTable() {
        var other = relation("other", Cardinality.ONE_TO_MANY, "site");
        var shipment =
                shipment(true).toBuilder().logicalRelations(List.of(other)).build();

        assertThat(relationsOf(apply(catalog(shipment), TO_ZONE)))
                .containsExactly(relation(null, Cardinality.OPTIONAL_ONE_TO_MANY, "zone_code"), other);
    }

    @Test
    void replacesOneThatLeadsOverTheSameColumns() {
        var old = relation("old", Cardinality.ONE_TO_MANY, "zone_code");
        var elsewhere = new LogicalRelation(
                "elsewhere",
                List.of("zone_code"),
                new TableRef(SCHEMA, "shipment"),
                List.of("zone_code"),
                null,
                UnknownProperties.NONE);
        var fromElsewhere = new LogicalRelation(
                "from",
                List.of("item"),
                new TableRef(SCHEMA, "warehouse_zone"),
                List.of("zone_code"),
                null,
                UnknownProperties.NONE);
        var shipment = shipment(true).toBuilder()
                .logicalRelations(List.of(old, elsewhere, fromElsewhere))
                .build();

        assertThat(relationsOf(apply(catalog(shipment), TO_ZONE)))
                .containsExactly(
                        relation(null, Cardinality.OPTIONAL_ONE_TO_MANY, "zone_code"), elsewhere, fromElsewhere);
    }

    @Test
    void changesNothingWhenItIsAppliedAgain() {
        var once = apply(catalog(shipment(true)), TO_ZONE).catalog();

        assertThat(apply(once, TO_ZONE).catalog().tables()).isEqualTo(once.tables());
    }

    @Test
    void reportsEveryNameThatDoesNotExistAndAddsNothing() {
        var catalog = catalog(shipment(true));

        var tables = apply(catalog, aRelation("shipmen", List.of("x"), "warehouse_zones"));
        var columns =
                apply(catalog, aRelation("shipment", List.of("zone_cod", "item"), "warehouse_zone", "sit", "site"));

        assertThat(tables.problems())
                .containsExactly(
                        new UnknownTable("shipmen", List.of(named("shipment"))),
                        new UnknownTable("warehouse_zones", List.of(named("warehouse_zone"))));
        assertThat(columns.problems())
                .containsExactly(
                        new UnknownColumn(named("shipment"), "zone_cod", List.of("zone_code")),
                        new UnknownColumn(named("warehouse_zone"), "sit", List.of("site")));
        assertThat(relationsOf(tables)).isEmpty();
        assertThat(relationsOf(columns)).isEmpty();
    }

    @Test
    void reportsColumnsThatDoNotPair() {
        var withoutKey =
                aCatalog(shipment(true), aTable("warehouse_zone", "zone_code").build());

        assertThat(problemsOf(
                        catalog(shipment(true)), aRelation("shipment", List.of("zone_code", "item"), "warehouse_zone")))
                .containsExactly(unpaired(List.of("zone_code", "item"), "zone_code"));
        assertThat(problemsOf(withoutKey, TO_ZONE)).containsExactly(unpaired(List.of("zone_code")));
        assertThat(problemsOf(withoutKey, aRelation("shipment", List.of(), "warehouse_zone")))
                .containsExactly(unpaired(List.of()));
    }

    @Test
    void staysWithinTheDatabaseOfTheReferencingTable() {
        var elsewhere = Table.builder(new ObjectName("prod", SCHEMA, "warehouse_zone"), TableType.TABLE)
                .build();

        assertThat(problemsOf(aCatalog(shipment(true), elsewhere), TO_ZONE))
                .containsExactly(new UnknownTable("warehouse_zone", List.of()));
        assertThat(relationsOf(apply(aCatalog(shipment(true), zone, elsewhere), TO_ZONE)))
                .hasSize(1);
    }

    private @Nullable Cardinality cardinalityOf(Table shipment) {
        return relationsOf(apply(catalog(shipment), TO_ZONE)).getFirst().cardinality();
    }

    private Catalog catalog(Table shipment) {
        return aCatalog(shipment, zone);
    }

    private static List<SidecarProblem> problemsOf(Catalog catalog, DeclaredRelation declared) {
        var annotated = apply(catalog, declared);
        assertThat(relationsOf(annotated)).isEmpty();
        return annotated.problems();
    }

    private static List<LogicalRelation> relationsOf(AnnotatedCatalog annotated) {
        return annotated.catalog().table(named("shipment")).orElseThrow().logicalRelations();
    }

    private static Table shipment(boolean nullable) {
        return aTable("shipment")
                .columns(List.of(column("zone_code", nullable), column("item", true)))
                .build();
    }

    private static Column column(String name, boolean nullable) {
        return new Column(name, null, "text", nullable, null, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static PrimaryKey key(String... columns) {
        return new PrimaryKey(null, List.of(columns), UnknownProperties.NONE);
    }

    private static Index index(boolean unique, @Nullable String predicate, String... columns) {
        return new Index(
                "index",
                unique,
                List.of(columns),
                List.of(),
                List.of(),
                false,
                null,
                predicate,
                null,
                UnknownProperties.NONE);
    }

    private static LogicalRelation relation(@Nullable String name, Cardinality cardinality, String referencedColumn) {
        return new LogicalRelation(
                name,
                List.of("zone_code"),
                new TableRef(SCHEMA, "warehouse_zone"),
                List.of(referencedColumn),
                cardinality,
                UnknownProperties.NONE);
    }

    private static UnpairedColumns unpaired(List<String> columns, String... referenced) {
        return new UnpairedColumns(named("shipment"), columns, named("warehouse_zone"), List.of(referenced));
    }
}
