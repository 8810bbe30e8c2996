package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.Relation;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes out of one table what tells of hidden objects. */
record TableRestriction(Table table, Visibility visibility, HiddenNames hidden) {

    Table restricted() {
        return table.toBuilder()
                .columns(table.columns().stream().map(this::restricted).toList())
                .indexes(table.indexes().stream().filter(this::isShown).toList())
                .constraints(table.constraints().stream().filter(this::isShown).toList())
                .foreignKeys(shown(table.foreignKeys()))
                .logicalRelations(shown(table.logicalRelations()))
                .triggers(table.triggers().stream().map(this::restricted).toList())
                .partitions(table.partitions().stream()
                        .filter(partition -> holds(partition.schema()))
                        .toList())
                .partitionOf(
                        table.partitionOf() != null && holds(table.partitionOf().parent()) ? table.partitionOf() : null)
                .definition(definition())
                .referencedTables(
                        table.referencedTables().stream().filter(this::holds).toList())
                .unreadable(
                        table.unreadable() == null
                                ? null
                                : CatalogRestriction.shown(isTold(table.unreadable()), table.unreadable()))
                .unknown(told(table.unknown()))
                .build();
    }

    private @Nullable String definition() {
        boolean shown = table.referencedTables().stream().allMatch(this::holds) && isTold(table.definition());
        return shown ? table.definition() : null;
    }

    private Column restricted(Column column) {
        return new Column(
                column.name(),
                column.logicalName(),
                shown(column.type()),
                column.nullable(),
                column.defaultValue() == null ? null : shown(column.defaultValue()),
                column.identity(),
                column.generated() == null ? null : shown(column.generated()),
                column.description(),
                column.synonyms(),
                told(column.unknown()));
    }

    private String shown(String sql) {
        return CatalogRestriction.shown(!qualifies(sql), sql);
    }

    private boolean isShown(Index index) {
        return Stream.of(
                        index.expressions().stream(),
                        Stream.ofNullable(index.predicate()),
                        Stream.ofNullable(index.definition()))
                .flatMap(texts -> texts)
                .noneMatch(this::qualifies);
    }

    private boolean isShown(Constraint constraint) {
        return !qualifies(constraint.definition());
    }

    private <R extends Relation> List<R> shown(List<R> relations) {
        return relations.stream()
                .filter(relation -> holds(relation.referenced()))
                .toList();
    }

    private Trigger restricted(Trigger trigger) {
        boolean shown =
                (trigger.function() == null || holds(trigger.function().schema())) && isTold(trigger.definition());
        return shown
                ? trigger
                : new Trigger(
                        trigger.name(),
                        trigger.timing(),
                        trigger.events(),
                        trigger.level(),
                        null,
                        null,
                        told(trigger.unknown()));
    }

    private UnknownProperties told(UnknownProperties properties) {
        return hidden.told(table.name().database(), properties);
    }

    private boolean qualifies(@Nullable String sql) {
        return hidden.qualifyIn(table.name().database(), sql);
    }

    private boolean isTold(@Nullable String sql) {
        return !hidden.standIn(table.name().database(), sql);
    }

    private boolean holds(TableRef other) {
        return holds(other.schema());
    }

    private boolean holds(String schema) {
        return visibility.holds(table.name().database(), schema);
    }
}
