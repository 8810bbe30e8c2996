package dev.dbxray.application.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableReader;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Demand of a reader what dbxray needs of every reader: that it tells everything that its source has, by the names and in
 * the order that it has there, and nothing that it doesn't have.
 *
 * <p>Each topic asserts what a source that has a feature must tell, and that a source without it tells nothing of the
 * kind.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class CatalogReaderContract {

    private final Source source;
    private final ExpectedTables expected;
    private final Catalog catalog;

    /** Demand it of the reader of a source in which the reference schema stands. */
    protected CatalogReaderContract(Source source) {
        this.source = source;
        expected = new ExpectedTables(source);
        catalog = source.asOwner().read(Progress.SILENT);
    }

    private boolean can(Feature feature) {
        return source.features().contains(feature);
    }

    private <T> void assertFacet(Function<Table, T> told, Function<Table, T> wanted) {
        assertThat(ExpectedTables.facetOf(catalog, told)).isEqualTo(expected.facet(wanted));
    }

    private <T> void assertFacet(Function<Table, T> facet) {
        assertFacet(facet, facet);
    }

    private Table table(String name) {
        return catalog.table(shop(name)).orElseThrow();
    }

    private Column column(String table, String column) {
        return table(table).column(column).orElseThrow();
    }

    private ObjectName shop(String name) {
        return new ObjectName(source.database(), source.shop(), name);
    }

    private static <T> List<T> list(Stream<? extends T> items) {
        return new ArrayList<>(items.toList());
    }

    @Nested
    class Reading {

        @Test
        final void tellsTheSameTwice() {
            Catalog again = source.asOwner().read(Progress.SILENT);
            assertSameObjects(again);
            assertThat(again.routines()).isEqualTo(catalog.routines());
        }

        @Test
        final void tellsARoleThatMayOnlyReadWhatTheOwnerIsTold() {
            Catalog told = source.asReader().read(Progress.SILENT);
            assertThat(told.databases()).isEqualTo(catalog.databases());
            assertThat(told.tables())
                    .isEqualTo(
                            can(Feature.TRIGGERS_FOR_READERS)
                                    ? catalog.tables()
                                    : catalog.tables().stream()
                                            .map(table -> table.toBuilder()
                                                    .triggers(List.of())
                                                    .build())
                                            .toList());
            assertThat(told.sequences()).isEqualTo(catalog.sequences());
            assertThat(told.types()).isEqualTo(catalog.types());
            if (can(Feature.ROUTINE_SOURCES_FOR_READERS)) {
                assertThat(told.routines()).isEqualTo(catalog.routines());
            } else {
                assertThat(signatures(told)).isEqualTo(signatures(catalog));
                assertThat(told.routines()).allMatch(routine -> routine.definition() == null);
            }
        }

        @Test
        final void tellsHowFarItIs() {
            Set<Progress.Stage> stages = new TreeSet<>();

            source.asOwner().read((stage, done) -> stages.add(stage));

            assertThat(stages).isNotEmpty();
        }

        @Test
        final void warnsOfNothing() {
            List<String> warnings = new ArrayList<>();

            source.asOwner().read(new Progress() {
                @Override
                public void step(Stage stage, int done) {}

                @Override
                public void warn(Message warning) {
                    warnings.add(warning.in(Locale.ENGLISH));
                }
            });

            assertThat(warnings).isEmpty();
        }

        @Test
        final void findsNoViewpoints() {
            assertThat(catalog.viewpoints()).isEqualTo(List.<Viewpoint>of());
            assertThat(catalog.tables()).flatExtracting(Table::logicalRelations).isEmpty();
        }

        private static List<String> signatures(Catalog catalog) {
            return catalog.routines().stream()
                    .map(routine -> String.join(
                            " ",
                            routine.kind(),
                            routine.name().name(),
                            routine.arguments(),
                            String.valueOf(routine.result())))
                    .toList();
        }

        private void assertSameObjects(Catalog other) {
            assertThat(other.databases()).isEqualTo(catalog.databases());
            assertThat(other.tables()).isEqualTo(catalog.tables());
            assertThat(other.sequences()).isEqualTo(catalog.sequences());
            assertThat(other.types()).isEqualTo(catalog.types());
        }
    }

    @Nested
    class SingleTables {

        @Test
        final void areToldLikeInTheWholeCatalog() {
            if (source.asOwner() instanceof TableReader reader) {
                for (Table table : catalog.tables()) {
                    assertThat(reader.read(table.name().schema(), table.name().name())
                                    .map(LiveTable::table))
                            .contains(table);
                }
            }
        }

        @Test
        final void tellTheTypesOfTheirColumnsApart() {
            if (source.asOwner() instanceof TableReader reader) {
                var facets =
                        reader.read(source.shop(), "customer").orElseThrow().facets();

                assertThat(facets.keySet()).containsExactlyInAnyOrder("id", "name", "credit", "since");
                assertThat(facets.get("name")).satisfies(name -> {
                    assertThat(name.dataType()).doesNotContain("50");
                    assertThat(name.characterMaximumLength()).isEqualTo(can(Feature.TEXT_LENGTHS) ? 50L : null);
                    assertThat(name.numericPrecision()).isNull();
                });
                assertThat(facets.get("credit")).satisfies(credit -> {
                    assertThat(credit.characterMaximumLength()).isNull();
                    assertThat(credit.numericPrecision()).isEqualTo(10);
                    assertThat(credit.numericScale()).isEqualTo(2);
                });
            }
        }

        @Test
        final void areToldOnlyWhereTheyExist() {
            if (source.asOwner() instanceof TableReader reader) {
                assertThat(reader.read(source.shop(), "nope")).isEmpty();
                assertThat(reader.read("nope", "customer")).isEmpty();
            }
        }
    }

    @Nested
    class Databases {

        @Test
        final void tellsNameAndVersion() {
            assertThat(catalog.databases()).singleElement().satisfies(database -> {
                assertThat(database.name()).isEqualTo(source.database());
                assertThat(database.product()).isNotBlank();
                assertThat(database.version()).startsWith(String.valueOf(database.majorVersion()));
            });
        }

        @Test
        final void tellsItsSchemasAndNotTheSystems() {
            assertThat(catalog.databases().getFirst().schemas())
                    .contains(source.shop())
                    .doesNotContain("information_schema", "INFORMATION_SCHEMA", "pg_catalog", "mysql", "sys");
            if (can(Feature.SEVERAL_SCHEMAS)) {
                assertThat(catalog.databases().getFirst().schemas()).contains("archive");
            } else {
                assertThat(catalog.databases().getFirst().schemas()).hasSize(1);
            }
        }
    }

    @Nested
    class Tables {

        @Test
        final void tellsEachOnceByItsNameAndKind() {
            assertFacet(Table::type);
        }

        @Test
        final void tellsComments() {
            assertThat(table("customer").description())
                    .isEqualTo(can(Feature.TABLE_COMMENTS) ? ReferenceCatalog.COMMENT : null);
            assertThat(table("customer_name").description())
                    .isEqualTo(can(Feature.VIEW_COMMENTS) ? "Names only." : null);
            assertThat(table("product").description()).isNull();
        }

        @Test
        final void foldsPartitionsUnderTheirTable() {
            if (can(Feature.PARTITIONS)) {
                assertThat(table("event").partitionKey()).containsIgnoringCase("year_no");
                assertThat(table("event").partitions())
                        .extracting(Partition::name)
                        .containsExactly("event_25", "event_26");
            } else {
                assertThat(catalog.tables())
                        .allMatch(table -> table.partitions().isEmpty());
            }
        }
    }

    @Nested
    class Columns {

        @Test
        final void tellsThemInTheirOrder() {
            assertFacet(table -> list(table.columns().stream().map(Column::name)));
        }

        @Test
        final void spellsTheirTypes() {
            assertFacet(
                    table -> list(table.columns().stream().map(Column::type)),
                    table -> list(
                            table.columns().stream().map(column -> source.type(ReferenceType.valueOf(column.type())))));
        }

        @Test
        final void tellsWhichMayBeNull() {
            assertFacet(table -> table.type().isView()
                    ? List.of()
                    : list(table.columns().stream().map(Column::nullable)));
        }

        @Test
        final void tellsDefaultsAsSql() {
            assertThat(column("customer", "name").defaultValue()).contains("'it''s'");
            assertThat(column("customer", "credit").defaultValue()).isNull();
        }

        @Test
        final void tellsComments() {
            assertThat(column("customer", "name").description())
                    .isEqualTo(can(Feature.COLUMN_COMMENTS) ? ReferenceCatalog.JAPANESE_COMMENT : null);
            assertThat(column("customer", "id").description()).isNull();
        }

        @Test
        final void tellsHowIdentityColumnsGetTheirValues() {
            if (can(Feature.IDENTITY_COLUMNS)) {
                assertThat(column("employee", "id").identity()).isIn("ALWAYS", "BY DEFAULT");
            } else {
                assertThat(columns()).allMatch(column -> column.identity() == null);
            }
            assertThat(column("customer", "id").identity()).isNull();
        }

        @Test
        final void tellsTheExpressionOfAGeneratedColumnAndNoDefault() {
            Column doubled = column(ReferenceCatalog.HOSTILE_TABLE, "doubled");
            if (can(Feature.GENERATED_COLUMNS)) {
                assertThat(doubled.generated()).containsIgnoringCase("quantity").contains("2");
                assertThat(doubled.defaultValue()).isNull();
            } else {
                assertThat(columns()).allMatch(column -> column.generated() == null);
            }
        }

        private List<Column> columns() {
            return catalog.tables().stream()
                    .flatMap(table -> table.columns().stream())
                    .toList();
        }
    }

    @Nested
    class Keys {

        @Test
        final void tellsPrimaryKeysInTheirOwnOrder() {
            assertFacet(table -> Optional.ofNullable(table.primaryKey())
                    .map(PrimaryKey::columns)
                    .orElse(List.of()));
        }

        @Test
        final void tellsNamesOfPrimaryKeys() {
            if (can(Feature.PRIMARY_KEY_NAMES)) {
                assertFacet(table -> Optional.ofNullable(table.primaryKey()).map(PrimaryKey::name));
            }
        }

        @Test
        final void pairsTheColumnsOfForeignKeysByPosition() {
            assertForeignKeys(key -> List.of(pairs(key), key.referenced()));
        }

        @Test
        final void tellsNamesOfForeignKeys() {
            if (can(Feature.FOREIGN_KEY_NAMES)) {
                assertForeignKeys(key -> String.valueOf(key.name()));
            } else {
                assertThat(catalog.tables()).flatExtracting(Table::foreignKeys).allMatch(key -> key.name() == null);
            }
        }

        @Test
        final void spellsReferentialActionsAsInSql() {
            if (can(Feature.REFERENTIAL_ACTIONS)) {
                assertForeignKeys(key -> pairs(key) + " " + key.onDelete());
            } else {
                assertThat(catalog.tables()).flatExtracting(Table::foreignKeys).allMatch(key -> key.onDelete() == null);
            }
        }

        @Test
        final void derivesCardinalities() {
            assertForeignKeys(key -> pairs(key) + " " + key.cardinality());
        }

        /** Not every database keeps the order in which a key's columns were written. */
        private static Map<String, String> pairs(ForeignKey key) {
            Map<String, String> pairs = new TreeMap<>();
            for (int place = 0; place < key.columns().size(); place++) {
                pairs.put(key.columns().get(place), key.referencedColumns().get(place));
            }
            return pairs;
        }

        private <T> void assertForeignKeys(Function<ForeignKey, T> facet) {
            assertFacet(
                    table -> Set.copyOf(table.foreignKeys().stream().map(facet).toList()),
                    table -> Set.copyOf(expected.foreignKeys(table).stream()
                            .map(expected::told)
                            .map(facet)
                            .toList()));
        }
    }

    @Nested
    class Indexes {

        @Test
        final void tellsPlainAndUniqueOnes() {
            assertThat(index("line_plain")).hasValueSatisfying(index -> {
                assertThat(index.unique()).isFalse();
                assertThat(index.columns()).containsExactly("quantity", "p.code");
                assertThat(index.expressions()).isEmpty();
            });
            assertThat(index("line_unique")).hasValueSatisfying(index -> {
                assertThat(index.unique()).isTrue();
                assertThat(index.columns()).containsExactly("line no", "quantity");
            });
        }

        @Test
        final void tellsExpressions() {
            assertOnly(
                    Feature.EXPRESSION_INDEXES,
                    "line_expression",
                    index -> !index.expressions().isEmpty());
            index("line_expression").ifPresent(index -> {
                assertThat(index.columns()).isEmpty();
                assertThat(index.expressions())
                        .singleElement()
                        .asString()
                        .containsIgnoringCase("lower")
                        .contains("p.code");
            });
        }

        @Test
        final void tellsPredicates() {
            assertOnly(Feature.PARTIAL_INDEXES, "line_partial", index -> index.predicate() != null);
            index("line_partial")
                    .ifPresent(index -> assertThat(index.predicate())
                            .containsIgnoringCase("quantity")
                            .contains("10"));
        }

        @Test
        final void tellsIncludedColumnsApartFromKeys() {
            assertOnly(
                    Feature.INCLUDED_COLUMNS,
                    "line_covering",
                    index -> !index.include().isEmpty());
            index("line_covering").ifPresent(index -> {
                assertThat(index.columns()).containsExactly("p.code");
                assertThat(index.include()).containsExactly("quantity");
            });
        }

        private void assertOnly(Feature feature, String name, Predicate<Index> isSuch) {
            var such = catalog.tables().stream()
                    .flatMap(table -> table.indexes().stream())
                    .filter(isSuch)
                    .map(Index::name);
            assertThat(such).isEqualTo(can(feature) ? List.of(name) : List.of());
        }

        private Optional<Index> index(String name) {
            return table(ReferenceCatalog.HOSTILE_TABLE).indexes().stream()
                    .filter(index -> index.name().equals(name))
                    .findFirst();
        }
    }

    @Nested
    class Constraints {

        @Test
        final void tellsChecks() {
            if (can(Feature.CHECK_CONSTRAINTS)) {
                assertThat(constraints("check"))
                        .filteredOn(constraint -> Objects.equals(constraint.name(), named("line_quantity_check")))
                        .singleElement()
                        .satisfies(check -> assertThat(check.definition())
                                .containsIgnoringCase("quantity")
                                .containsPattern("> ?\\(?0"));
            } else {
                assertThat(constraints("check")).isEmpty();
            }
        }

        @Test
        final void tellsUniqueConstraints() {
            if (can(Feature.UNIQUE_CONSTRAINTS)) {
                assertThat(constraints("unique"))
                        .extracting(Constraint::name, Constraint::columns)
                        .containsExactlyInAnyOrder(
                                tuple(named("customer_name_uq"), List.of("name")),
                                tuple(named("employee_customer_uq"), List.of("customer_id")));
            } else {
                assertThat(constraints("unique")).isEmpty();
            }
        }

        @Test
        final void tellsNoKeysAmongThem() {
            assertThat(catalog.tables())
                    .flatExtracting(Table::constraints)
                    .extracting(constraint -> constraint.kind())
                    .isSubsetOf("unique", "check", "exclusion");
        }

        private @Nullable String named(String name) {
            return can(Feature.CONSTRAINT_NAMES) ? name : null;
        }

        private List<Constraint> constraints(String kind) {
            return catalog.tables().stream()
                    .flatMap(table -> table.constraints().stream())
                    .filter(constraint -> constraint.kind().equals(kind))
                    .toList();
        }
    }

    @Nested
    class Views {

        @Test
        final void tellsTheirSql() {
            assertThat(table("customer_name").definition())
                    .containsIgnoringCase("select")
                    .containsIgnoringCase("customer");
            assertThat(table("customer").definition()).isNull();
        }

        @Test
        final void tellsWhatTheyRead() {
            if (can(Feature.VIEW_DEPENDENCIES)) {
                assertFacet(
                        Table::referencedTables,
                        table -> table.referencedTables().stream()
                                .map(expected::told)
                                .toList());
            } else {
                assertThat(catalog.tables())
                        .allMatch(table -> table.referencedTables().isEmpty());
            }
        }
    }

    @Nested
    class Triggers {

        @Test
        final void tellsWhenTheyFire() {
            if (can(Feature.TRIGGERS)) {
                assertThat(triggers()).singleElement().satisfies(trigger -> {
                    assertThat(trigger.name()).isEqualTo("customer_note");
                    assertThat(trigger.timing()).isIn("BEFORE", "AFTER");
                    assertThat(trigger.events()).containsExactly("INSERT");
                });
                assertThat(table("customer").triggers()).hasSize(1);
            } else {
                assertThat(triggers()).isEmpty();
            }
        }

        @Test
        final void tellsWhichFunctionTheyCall() {
            var function = can(Feature.TRIGGER_FUNCTIONS) ? new RoutineRef(source.shop(), "note_change") : null;

            assertThat(triggers()).allMatch(trigger -> Objects.equals(trigger.function(), function));
        }

        private List<Trigger> triggers() {
            return catalog.tables().stream()
                    .flatMap(table -> table.triggers().stream())
                    .toList();
        }
    }

    @Nested
    class Routines {

        @Test
        final void tellsFunctionsWithTheirOverloads() {
            int overloads = can(Feature.OVERLOADS) ? 2 : 1;

            assertThat(named("add_one"))
                    .hasSize(can(Feature.FUNCTIONS) ? overloads : 0)
                    .allSatisfy(function -> {
                        assertThat(function.kind()).isEqualTo("FUNCTION");
                        assertThat(function.arguments()).isNotBlank();
                        assertThat(function.result()).isNotBlank();
                        assertThat(function.definition()).isNotBlank();
                    });
        }

        @Test
        final void tellsProcedures() {
            assertThat(named("do_nothing"))
                    .hasSize(can(Feature.PROCEDURES) ? 1 : 0)
                    .allSatisfy(procedure -> {
                        assertThat(procedure.kind()).isEqualTo("PROCEDURE");
                        assertThat(procedure.result()).isNull();
                    });
        }

        private List<Routine> named(String name) {
            return catalog.routines().stream()
                    .filter(routine -> routine.name().equals(shop(name)))
                    .toList();
        }
    }

    @Nested
    class Sequences {

        @Test
        final void tellsThemApartFromTables() {
            assertThat(catalog.sequences())
                    .filteredOn(sequence -> sequence.name().name().equals("ticket"))
                    .hasSize(can(Feature.SEQUENCES) ? 1 : 0)
                    .allSatisfy(ticket -> {
                        assertThat(ticket.name()).isEqualTo(shop("ticket"));
                        assertThat(ticket.start())
                                .isEqualTo(can(Feature.SEQUENCE_STARTS) ? BigInteger.valueOf(5) : null);
                        assertThat(ticket.increment()).isEqualTo(BigInteger.TWO);
                        assertThat(ticket.max()).isEqualTo(BigInteger.valueOf(1000));
                        assertThat(ticket.cycle()).isTrue();
                    });
            assertThat(catalog.sequences()).extracting(Sequence::name).doesNotHaveDuplicates();
        }
    }

    @Nested
    class Types {

        @Test
        final void tellsEnumLabelsInTheirOrder() {
            assertThat(type("mood").map(UserType::values))
                    .isEqualTo(can(Feature.ENUM_TYPES) ? Optional.of(ReferenceCatalog.ENUM_LABELS) : Optional.empty());
        }

        @Test
        final void tellsDomains() {
            assertThat(type("zip").isPresent()).isEqualTo(can(Feature.DOMAIN_TYPES));
            type("zip").ifPresent(domain -> {
                assertThat(domain.category()).isEqualTo("DOMAIN");
                assertThat(domain.definition()).contains("5").contains("<> ''");
            });
        }

        @Test
        final void tellsTheAttributesOfComposites() {
            assertThat(type("pair").isPresent()).isEqualTo(can(Feature.COMPOSITE_TYPES));
            type("pair")
                    .ifPresent(pair -> assertThat(pair.attributes())
                            .extracting(TypeAttribute::name)
                            .containsExactly("first part", "second"));
        }

        private Optional<UserType> type(String name) {
            return catalog.types().stream()
                    .filter(type -> type.name().equals(shop(name)))
                    .findFirst();
        }
    }
}
