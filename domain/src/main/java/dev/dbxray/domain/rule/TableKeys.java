package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Relation;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Know which columns of a table are keys, and of which kind. */
public final class TableKeys {

    private final Table table;
    private final List<String> primaryKey;
    private final Set<String> foreignKeyColumns;
    private final Set<String> relationColumns;
    private final Set<Set<String>> uniqueKeys;

    /** Index a table's keys. */
    public TableKeys(Table table) {
        this.table = table;
        primaryKey =
                Optional.ofNullable(table.primaryKey()).map(PrimaryKey::columns).orElse(List.of());
        foreignKeyColumns = columns(table.foreignKeys().stream());
        relationColumns = columns(table.relations());
        uniqueKeys = Stream.of(
                        Stream.of(primaryKey),
                        table.indexes().stream()
                                .filter(index -> index.unique() && index.predicate() == null)
                                .map(Index::columns),
                        table.constraints().stream()
                                .filter(constraint -> constraint.kind().equals("unique"))
                                .map(Constraint::columns))
                .flatMap(Function.identity())
                .filter(columns -> !columns.isEmpty())
                .map(Set::copyOf)
                .collect(toSet());
    }

    private static Set<String> columns(Stream<? extends Relation> relations) {
        return relations.flatMap(relation -> relation.columns().stream()).collect(toSet());
    }

    /** Tell whether a column belongs to the primary key. */
    public boolean isPrimary(String column) {
        return primaryKey.contains(column);
    }

    /** Tell whether a column belongs to a foreign key. */
    public boolean isForeign(String column) {
        return foreignKeyColumns.contains(column);
    }

    /** Tell whether a column belongs to the primary key, a foreign key or a logical relation. */
    public boolean isKey(String column) {
        return isPrimary(column) || relationColumns.contains(column);
    }

    /** Tell whether a column holds no value twice, by itself and in all rows. */
    public boolean isUnique(String column) {
        return uniqueKeys.contains(Set.of(column));
    }

    /** Get a relation's cardinality as the source tells it, else as its referencing columns suggest. */
    public Cardinality cardinality(Relation relation) {
        var told = relation.cardinality();
        return told == null ? cardinality(relation.columns()) : told;
    }

    /** Derive the cardinality of a relation from its referencing columns. */
    public Cardinality cardinality(List<String> columns) {
        boolean optional =
                columns.stream().flatMap(name -> table.column(name).stream()).anyMatch(Column::nullable);
        return Cardinality.of(optional, uniqueKeys.stream().anyMatch(columns::containsAll));
    }

    /** Copy the table with the cardinality of every foreign key derived from its referencing columns. */
    public Table withCardinalities() {
        return table.toBuilder()
                .foreignKeys(table.foreignKeys().stream().map(this::rated).toList())
                .build();
    }

    private ForeignKey rated(ForeignKey key) {
        return new ForeignKey(
                key.name(),
                key.columns(),
                key.referenced(),
                key.referencedColumns(),
                key.onDelete(),
                key.onUpdate(),
                cardinality(key.columns()),
                key.unknown());
    }
}
