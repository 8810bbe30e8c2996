package dev.dbxray.domain.inference;

import static java.util.stream.Collectors.groupingBy;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Relation;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.stream.Stream;

/**
 * Infer relations that nobody declared from the names and types of columns.
 *
 * <p>A column refers to a table where its name names the table and its key, or is the name of a key that only one table
 * has, and the types are of one family. Several columns do where they have the names and types of a whole primary key.
 * Where several tables fit equally well, none is proposed. Views, partitions and columns of known relations are left out.
 */
public final class RelationInference {

    private final KeyNames keys;
    private final CompositeKeys compositeKeys;
    private final List<Table> tables;

    private RelationInference(List<Table> tables) {
        this.tables = tables;
        keys = new KeyNames(tables);
        compositeKeys = new CompositeKeys(tables);
    }

    /** Infer the relations within each database, by referencing table and columns. */
    public static List<InferredRelation> infer(Catalog catalog) {
        return catalog.tables().stream()
                .filter(table -> !table.type().isView() && table.partitionOf() == null)
                .collect(groupingBy(table -> table.name().database()))
                .values()
                .stream()
                .flatMap(tables -> new RelationInference(tables).infer())
                .sorted(InferredRelation.CANONICAL)
                .toList();
    }

    private Stream<InferredRelation> infer() {
        return tables.stream().flatMap(table -> Stream.concat(fromColumns(table), compositeKeys.inferFrom(table)));
    }

    private Stream<InferredRelation> fromColumns(Table table) {
        var known =
                table.relations().map(Relation::columns).flatMap(List::stream).toList();
        return table.columns().stream()
                .filter(column -> !known.contains(column.name()))
                .flatMap(column -> new ColumnInference(keys, table, column).infer().stream());
    }
}
