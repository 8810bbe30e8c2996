package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.PartitionOf;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Hold a catalog in which every property of every kind of object has a value. */
final class RichCatalog {

    private static final UnknownProperties FUTURE =
            new UnknownProperties(Map.of("future", "{\"a\":[1.10,null,\"あ\"]}"));
    private static final String DATABASE = "受注 DB";

    private RichCatalog() {}

    static Catalog catalog() {
        return new Catalog(
                List.of(new Database(
                        DATABASE, "PostgreSQL", "17.6", 17, "2026-11-30T00:00:00Z", List.of("app", "empty"), FUTURE)),
                List.of(table(), partition(), view()),
                List.of(
                        new Routine(
                                name("close"),
                                "PROCEDURE",
                                "",
                                "void",
                                "sql",
                                "BEGIN\n\"x\"\tEND",
                                "comment",
                                "pack",
                                List.of(new TableRef("elsewhere", "t")),
                                FUTURE),
                        new Routine(name("idle"), "FUNCTION", "", null, null, null, null, null, List.of(), FUTURE),
                        new Routine(name("untold"), "FUNCTION", "", null, null, null, null, null, null, FUTURE)),
                List.of(new Sequence(
                        name("seq"),
                        "bigint",
                        BigInteger.ONE,
                        BigInteger.TWO,
                        BigInteger.TEN.negate(),
                        new BigInteger("9999999999999999999999999999"),
                        true,
                        new ColumnRef("app", "order \"x\"", "id"),
                        "comment",
                        FUTURE)),
                List.of(new UserType(
                        name("mood"),
                        "ENUM",
                        "ok, it's bad",
                        List.of("ok", "it's bad"),
                        List.of(new TypeAttribute("a", "integer", FUTURE)),
                        "comment",
                        FUTURE)),
                List.of(new Viewpoint(
                        DATABASE, "v", "受注", "about", List.of(new TableRef("app", "order \"x\"")), FUTURE)),
                List.of(
                        new RoutineInsight(
                                name("close"),
                                "",
                                "sql",
                                "abc",
                                "analyzed",
                                List.of(
                                        new TableUse("app", "order \"x\"", "RD", null, List.of(), FUTURE),
                                        new TableUse(
                                                null, "t", "C", "search_path", List.of("app"), UnknownProperties.NONE)),
                                List.of("EXECUTE"),
                                true,
                                true,
                                FUTURE),
                        new RoutineInsight(
                                name("close"),
                                "integer",
                                null,
                                null,
                                "unsupported_language",
                                List.of(),
                                List.of(),
                                false,
                                false,
                                UnknownProperties.NONE)));
    }

    private static Table table() {
        var referenced = new TableRef("other", "customer");
        return Table.builder(name("order \"x\""), TableType.TABLE)
                .logicalName("受注")
                .description("first\r\nsecond | \u2028 \u0001")
                .synonyms(List.of("注文"))
                .columns(List.of(new Column(
                        "id", "番号", "bigint", false, "1", "ALWAYS", "a + 1", "comment", List.of("no"), FUTURE)))
                .primaryKey(new PrimaryKey("pk", List.of("b", "a"), FUTURE))
                .indexes(List.of(new Index(
                        "i",
                        true,
                        List.of("a"),
                        List.of("lower(a)"),
                        List.of("c"),
                        true,
                        "btree",
                        "a > 0",
                        "CREATE UNIQUE INDEX ...",
                        FUTURE)))
                .constraints(List.of(new Constraint("c", "check", List.of("a"), "CHECK (a > 0)", FUTURE)))
                .foreignKeys(List.of(new ForeignKey(
                        "fk",
                        List.of("a", "b"),
                        referenced,
                        List.of("x", "y"),
                        "CASCADE",
                        "SET NULL",
                        Cardinality.OPTIONAL_ONE_TO_ONE,
                        FUTURE)))
                .logicalRelations(List.of(new LogicalRelation(
                        "l", List.of("a"), referenced, List.of("x"), Cardinality.ONE_TO_MANY, FUTURE)))
                .triggers(List.of(new Trigger(
                        "t",
                        "AFTER",
                        List.of("INSERT", "UPDATE"),
                        "ROW",
                        new RoutineRef("app", "f"),
                        "CREATE TRIGGER ...",
                        FUTURE)))
                .partitionKey("RANGE (d)")
                .partitions(List.of(new Partition("app", "p", "FOR VALUES FROM (1) TO (2)", FUTURE)))
                .rowEstimate(5_000_000_000L)
                .unreadable("no such table: \"gone\"")
                .unknown(FUTURE)
                .build();
    }

    private static Table partition() {
        return Table.builder(name("p"), TableType.of("stream"))
                .partitionOf(new PartitionOf(new TableRef("app", "order \"x\""), "DEFAULT", FUTURE))
                .build();
    }

    private static Table view() {
        return Table.builder(name("v"), TableType.MATERIALIZED_VIEW)
                .definition("SELECT 1")
                .referencedTables(List.of(new TableRef("elsewhere", "t")))
                .build();
    }

    private static ObjectName name(String name) {
        return new ObjectName(DATABASE, "app", name);
    }
}
