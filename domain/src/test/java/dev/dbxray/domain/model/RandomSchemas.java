package dev.dbxray.domain.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Make catalogs with every awkward form of relation from a seed; the same seed makes the same catalog. */
public final class RandomSchemas {

    private static final int MOST_TABLES = 16;

    private final Random random;
    private final int tables;

    private RandomSchemas(long seed) {
        random = new Random(seed);
        tables = seed == 0 ? 0 : 1 + random.nextInt(MOST_TABLES);
    }

    /**
     * Make a catalog: with cycles, self references, several foreign keys between two tables, composite ones and ones to
     * tables that aren't there. Seed 0 makes an empty one.
     */
    public static Catalog catalog(long seed) {
        var made = new RandomSchemas(seed);
        return Fixtures.aCatalog(
                IntStream.range(0, made.tables).mapToObj(made::table).toArray(Table[]::new));
    }

    private Table table(int number) {
        var columns = new ArrayList<Column>(List.of(column("id", false)));
        var foreignKeys = new ArrayList<ForeignKey>();
        var logicalRelations = new ArrayList<LogicalRelation>();
        int relations = random.nextInt(4);
        for (int relation = 0; relation < relations; relation++) {
            boolean nullable = random.nextInt(3) == 0;
            String name = "ref_" + relation;
            columns.add(column(name, nullable));
            var target = new TableRef(Fixtures.SCHEMA, tableName(random.nextInt(tables + 1)));
            var cardinality = Cardinality.of(nullable, random.nextInt(4) == 0);
            if (random.nextInt(5) == 0) {
                logicalRelations.add(new LogicalRelation(
                        null, List.of(name), target, List.of("id"), cardinality, UnknownProperties.NONE));
            } else {
                foreignKeys.add(foreignKey("fk_" + relation, name, target, cardinality));
            }
        }
        IntStream.range(0, random.nextInt(5)).forEach(extra -> columns.add(column("c" + random.nextInt(8), true)));
        return Table.builder(Fixtures.named(tableName(number)), TableType.TABLE)
                .columns(columns.stream().distinct().toList())
                .primaryKey(primaryKey(relations))
                .foreignKeys(foreignKeys)
                .logicalRelations(logicalRelations)
                .build();
    }

    private PrimaryKey primaryKey(int relations) {
        var columns = relations > 1 && random.nextBoolean() ? List.of("ref_0", "ref_1") : List.of("id");
        return new PrimaryKey("pk", columns, UnknownProperties.NONE);
    }

    private ForeignKey foreignKey(String name, String column, TableRef target, Cardinality cardinality) {
        return random.nextInt(5) == 0
                ? new ForeignKey(
                        name,
                        List.of(column, "id"),
                        target,
                        List.of("id", "c0"),
                        null,
                        null,
                        cardinality,
                        UnknownProperties.NONE)
                : new ForeignKey(
                        name, List.of(column), target, List.of("id"), null, null, cardinality, UnknownProperties.NONE);
    }

    private static Column column(String name, boolean nullable) {
        return new Column(name, null, "integer", nullable, null, null, null, null, List.of(), UnknownProperties.NONE);
    }

    private static String tableName(int number) {
        return "t%02d".formatted(number);
    }
}
