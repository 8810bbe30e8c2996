package dev.dbxray.domain.model;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class TableTest {

    @Test
    void findsAColumnByItsExactName() {
        var table = aTable("t", "a", "A").build();

        assertThat(table.column("A"))
                .hasValueSatisfying(column -> assertThat(column.name()).isEqualTo("A"));
        assertThat(table.column("b")).isEmpty();
    }

    @Test
    void givesForeignKeysBeforeLogicalRelations() {
        var logical = logicalRelation(null, "b");
        var foreign = aForeignKey("fk", "a", "u", "id");
        var table = aTable("t", "a", "b")
                .logicalRelations(List.of(logical))
                .foreignKeys(List.of(foreign))
                .build();

        assertThat(table.relations()).containsExactly(foreign, logical);
    }

    @Test
    void ordersRelationsByNameThenByColumnsAndWhereTheyLead() {
        var unnamedA = logicalRelation(null, "a");
        var unnamedB = logicalRelation(null, "b");
        var named = logicalRelation("n", "a");
        var elsewhere = new LogicalRelation(
                "n", List.of("a"), new TableRef("z", "u"), List.of("id"), null, UnknownProperties.NONE);

        assertThat(Stream.of(elsewhere, named, unnamedB, unnamedA).sorted(Relation.CANONICAL))
                .containsExactly(unnamedA, unnamedB, named, elsewhere);
    }

    @Test
    void ordersIndexesConstraintsTriggersAndPartitions() {
        var table = aTable("t")
                .indexes(List.of(index("z"), index("y")))
                .constraints(List.of(constraint("z"), constraint("y")))
                .triggers(List.of(trigger("z"), trigger("y")))
                .partitions(List.of(partition("b", "a"), partition("a", "z"), partition("a", "y")))
                .build();

        assertThat(table.indexes()).containsExactly(index("y"), index("z"));
        assertThat(table.constraints()).containsExactly(constraint("y"), constraint("z"));
        assertThat(table.triggers()).containsExactly(trigger("y"), trigger("z"));
        assertThat(table.partitions()).containsExactly(partition("a", "y"), partition("a", "z"), partition("b", "a"));
    }

    @Test
    void copiesEveryPropertyThroughItsBuilder() {
        var table = aTable("t", "a")
                .logicalName("l")
                .description("d")
                .synonyms(List.of("s"))
                .partitionKey("RANGE (a)")
                .partitionOf(new PartitionOf(new TableRef("s", "p"), null, UnknownProperties.NONE))
                .rowEstimate(7L)
                .unreadable("broken")
                .build();

        assertThat(table.toBuilder().build()).isEqualTo(table);
        assertThat(table.synonyms()).containsExactly("s");
        assertThat(table.rowEstimate()).isEqualTo(7);
        assertThat(table.unreadable()).isEqualTo("broken");
    }

    private static LogicalRelation logicalRelation(@Nullable String name, String column) {
        return new LogicalRelation(
                name, List.of(column), new TableRef("s", "u"), List.of("id"), null, UnknownProperties.NONE);
    }

    private static Index index(String name) {
        return new Index(
                name, false, List.of("a"), List.of(), List.of(), false, null, null, null, UnknownProperties.NONE);
    }

    private static Constraint constraint(String name) {
        return new Constraint(name, "check", List.of(), null, UnknownProperties.NONE);
    }

    private static Trigger trigger(String name) {
        return new Trigger(name, "AFTER", List.of("INSERT"), null, null, null, UnknownProperties.NONE);
    }

    private static Partition partition(String schema, String name) {
        return new Partition(schema, name, null, UnknownProperties.NONE);
    }
}
