package dev.dbxray.application.contract;

import static dev.dbxray.application.contract.ReferenceType.DATE;
import static dev.dbxray.application.contract.ReferenceType.DECIMAL_10_2;
import static dev.dbxray.application.contract.ReferenceType.INTEGER;
import static dev.dbxray.application.contract.ReferenceType.VARCHAR_50;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describe the reference schema: everything that a reader could be asked for, with names that are hard to keep.
 *
 * <p>What a database doesn't have is left out of its reference schema. All names stand in quotes there, so that they
 * come through as they are written here.
 */
public final class ReferenceCatalog {

    static final String COMMENT = "Who buys.\nSecond line | pipe \"q\" `tick`";
    static final String JAPANESE_COMMENT = "顧客の氏名。";
    static final String DEFAULT_TEXT = "it's";
    static final String HOSTILE_TABLE = "order \"line\".x";
    static final List<String> ENUM_LABELS = List.of("ok", "so so", "it's bad");

    private static final String DATABASE = "reference";
    private static final String SHOP = "shop";
    private static final String ARCHIVE = "archive";
    private static final UnknownProperties NOTHING = UnknownProperties.NONE;

    private ReferenceCatalog() {}

    /** Get the catalog that a reader of a database with every feature reads. */
    public static Catalog everything() {
        return new Catalog(
                List.of(new Database(DATABASE, "Reference", "1.0", 1, null, List.of(SHOP, ARCHIVE), NOTHING)),
                tables(),
                List.of(
                        routine("FUNCTION", "add_one", "n integer", "integer"),
                        routine("FUNCTION", "add_one", "n varchar", "varchar"),
                        routine("PROCEDURE", "do_nothing", "", null),
                        routine("FUNCTION", "note_change", "", "trigger")),
                List.of(new Sequence(
                        shop("ticket"),
                        "bigint",
                        BigInteger.valueOf(5),
                        BigInteger.TWO,
                        BigInteger.ONE,
                        BigInteger.valueOf(1000),
                        true,
                        new ColumnRef(SHOP, "customer", "id"),
                        null,
                        NOTHING)),
                types(),
                List.of());
    }

    private static List<Table> tables() {
        return List.of(
                customer(),
                product(),
                orderLine(),
                employee(),
                unpronounceable(),
                Table.builder(shop("Twin"), TableType.TABLE)
                        .columns(List.of(required("a", INTEGER)))
                        .build(),
                Table.builder(shop("twin"), TableType.TABLE)
                        .columns(List.of(required("b", INTEGER)))
                        .build(),
                event(),
                view("customer_name", TableType.VIEW, "Names only."),
                view("customer_copy", TableType.MATERIALIZED_VIEW, null),
                archivedCustomer(),
                archivedLine());
    }

    private static Table customer() {
        return Table.builder(shop("customer"), TableType.TABLE)
                .description(COMMENT)
                .columns(List.of(
                        required("id", INTEGER),
                        new Column(
                                "name",
                                null,
                                VARCHAR_50.name(),
                                false,
                                "'it''s'",
                                null,
                                null,
                                JAPANESE_COMMENT,
                                List.of(),
                                NOTHING),
                        optional("credit", DECIMAL_10_2),
                        optional("since", DATE)))
                .primaryKey(new PrimaryKey("customer_pk", List.of("id"), NOTHING))
                .constraints(List.of(
                        new Constraint("customer_name_uq", "unique", List.of("name"), "UNIQUE (name)", NOTHING)))
                .triggers(List.of(new Trigger(
                        "customer_note",
                        "BEFORE",
                        List.of("INSERT"),
                        "ROW",
                        new RoutineRef(SHOP, "note_change"),
                        null,
                        NOTHING)))
                .build();
    }

    private static Table product() {
        return Table.builder(shop("product"), TableType.TABLE)
                .columns(List.of(required("region", INTEGER), required("code", VARCHAR_50)))
                .primaryKey(new PrimaryKey("product_pk", List.of("code", "region"), NOTHING))
                .build();
    }

    private static Table orderLine() {
        return Table.builder(shop(HOSTILE_TABLE), TableType.TABLE)
                .columns(List.of(
                        required("line no", INTEGER),
                        required("p\"region", INTEGER),
                        required("p.code", VARCHAR_50),
                        required("quantity", INTEGER),
                        new Column(
                                "doubled",
                                null,
                                INTEGER.name(),
                                true,
                                null,
                                null,
                                "quantity * 2",
                                null,
                                List.of(),
                                NOTHING)))
                .primaryKey(new PrimaryKey("line_pk", List.of("line no"), NOTHING))
                .constraints(List.of(new Constraint(
                        "line_quantity_check", "check", List.of("quantity"), "CHECK (quantity > 0)", NOTHING)))
                .foreignKeys(List.of(new ForeignKey(
                        "line fk",
                        List.of("p\"region", "p.code"),
                        new TableRef(SHOP, "product"),
                        List.of("region", "code"),
                        "CASCADE",
                        null,
                        Cardinality.ONE_TO_MANY,
                        NOTHING)))
                .indexes(List.of(
                        index("line_plain", false, List.of("quantity", "p.code"), List.of(), List.of(), null),
                        index("line_unique", true, List.of("line no", "quantity"), List.of(), List.of(), null),
                        index("line_expression", false, List.of(), List.of("lower(\"p.code\")"), List.of(), null),
                        index("line_partial", false, List.of("p\"region"), List.of(), List.of(), "quantity > 10"),
                        index("line_covering", false, List.of("p.code"), List.of(), List.of("quantity"), null)))
                .build();
    }

    private static Table employee() {
        return Table.builder(shop("employee"), TableType.TABLE)
                .columns(List.of(
                        new Column(
                                "id", null, INTEGER.name(), false, null, "BY DEFAULT", null, null, List.of(), NOTHING),
                        optional("manager_id", INTEGER),
                        required("customer_id", INTEGER)))
                .primaryKey(new PrimaryKey("employee_pk", List.of("id"), NOTHING))
                .constraints(List.of(new Constraint(
                        "employee_customer_uq", "unique", List.of("customer_id"), "UNIQUE (customer_id)", NOTHING)))
                .foreignKeys(List.of(
                        toId("employee_manager_fk", "manager_id", SHOP, "employee", Cardinality.OPTIONAL_ONE_TO_MANY),
                        toId("employee_customer_fk", "customer_id", SHOP, "customer", Cardinality.ONE_TO_ONE)))
                .build();
    }

    private static Table unpronounceable() {
        return Table.builder(shop("受注＿明細"), TableType.TABLE)
                .columns(List.of(optional("数量", INTEGER)))
                .build();
    }

    private static Table event() {
        return Table.builder(shop("event"), TableType.TABLE)
                .columns(List.of(required("year_no", INTEGER)))
                .partitionKey("RANGE (year_no)")
                .partitions(List.of(
                        new Partition(SHOP, "event_25", "2025", NOTHING),
                        new Partition(SHOP, "event_26", "2026", NOTHING)))
                .build();
    }

    private static Table view(String name, TableType type, @Nullable String comment) {
        return Table.builder(shop(name), type)
                .description(comment)
                .columns(List.of(optional("id", INTEGER), optional("name", VARCHAR_50)))
                .definition("SELECT id, name FROM customer")
                .referencedTables(List.of(new TableRef(SHOP, "customer")))
                .build();
    }

    private static Table archivedCustomer() {
        return Table.builder(archive("customer"), TableType.TABLE)
                .columns(List.of(required("id", INTEGER)))
                .primaryKey(new PrimaryKey("archive_customer_pk", List.of("id"), NOTHING))
                .build();
    }

    private static Table archivedLine() {
        return Table.builder(archive("line"), TableType.TABLE)
                .columns(List.of(required("customer_id", INTEGER), optional("shop_customer_id", INTEGER)))
                .foreignKeys(List.of(
                        toId("line fk", "customer_id", ARCHIVE, "customer", Cardinality.ONE_TO_MANY),
                        toId("cross fk", "shop_customer_id", SHOP, "customer", Cardinality.OPTIONAL_ONE_TO_MANY)))
                .build();
    }

    private static List<UserType> types() {
        return List.of(
                new UserType(shop("mood"), "ENUM", null, ENUM_LABELS, List.of(), null, NOTHING),
                new UserType(
                        shop("zip"), "DOMAIN", "varchar(5) CHECK (VALUE <> '')", List.of(), List.of(), null, NOTHING),
                new UserType(
                        shop("pair"),
                        "COMPOSITE",
                        null,
                        List.of(),
                        List.of(
                                new TypeAttribute("first part", "integer", NOTHING),
                                new TypeAttribute("second", "varchar", NOTHING)),
                        null,
                        NOTHING));
    }

    private static Routine routine(String kind, String name, String arguments, @Nullable String result) {
        return new Routine(shop(name), kind, arguments, result, "SQL", "BODY", null, null, NOTHING);
    }

    private static ForeignKey toId(String name, String column, String schema, String table, Cardinality cardinality) {
        return new ForeignKey(
                name, List.of(column), new TableRef(schema, table), List.of("id"), null, null, cardinality, NOTHING);
    }

    private static Index index(
            String name,
            boolean unique,
            List<String> columns,
            List<String> expressions,
            List<String> include,
            @Nullable String predicate) {
        return new Index(name, unique, columns, expressions, include, false, null, predicate, null, NOTHING);
    }

    private static Column required(String name, ReferenceType type) {
        return column(name, type, false);
    }

    private static Column optional(String name, ReferenceType type) {
        return column(name, type, true);
    }

    private static Column column(String name, ReferenceType type, boolean nullable) {
        return new Column(name, null, type.name(), nullable, null, null, null, null, List.of(), NOTHING);
    }

    private static ObjectName shop(String name) {
        return new ObjectName(DATABASE, SHOP, name);
    }

    private static ObjectName archive(String name) {
        return new ObjectName(DATABASE, ARCHIVE, name);
    }
}
