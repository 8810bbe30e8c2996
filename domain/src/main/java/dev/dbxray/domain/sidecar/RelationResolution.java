package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.sidecar.SidecarProblem.UnpairedColumns;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Find the tables and columns of a declared relation, and what it leaves out. */
record RelationResolution(Map<ObjectName, Table> tables, NameLookup lookup) {

    Optional<ResolvedRelation> resolve(DeclaredRelation declared) {
        Optional<Table> from = lookup.table(declared.from()).map(tables::get);
        // A relation stays within its database.
        String database = from.map(table -> table.name().database()).orElse(null);
        Optional<Table> to = lookup.table(declared.to(), database).map(tables::get);
        return from.flatMap(referencing -> to.flatMap(referenced -> resolve(declared, referencing, referenced)));
    }

    private Optional<ResolvedRelation> resolve(DeclaredRelation declared, Table from, Table to) {
        Optional<List<String>> columns = lookup.columns(from, declared.columns());
        Optional<List<String>> referenced = declared.referencedColumns().isEmpty()
                ? Optional.of(primaryKey(to))
                : lookup.columns(to, declared.referencedColumns());
        return columns.flatMap(referencing -> referenced.flatMap(key -> pair(declared, from, referencing, to, key)));
    }

    private Optional<ResolvedRelation> pair(
            DeclaredRelation declared, Table from, List<String> columns, Table to, List<String> referencedColumns) {
        if (columns.isEmpty() || columns.size() != referencedColumns.size()) {
            lookup.report(new UnpairedColumns(from.name(), columns, to.name(), referencedColumns));
            return Optional.empty();
        }
        Cardinality said = declared.cardinality();
        var relation = new LogicalRelation(
                declared.name(),
                columns,
                to.name().withoutDatabase(),
                referencedColumns,
                said == null ? Cardinality.of(optional(from, columns), unique(from, columns)) : said,
                UnknownProperties.NONE);
        return Optional.of(new ResolvedRelation(from.name(), relation));
    }

    private static boolean optional(Table table, List<String> columns) {
        return columns.stream().flatMap(name -> table.column(name).stream()).anyMatch(Column::nullable);
    }

    private static boolean unique(Table table, List<String> columns) {
        var fullUniqueIndexes = table.indexes().stream()
                .filter(index -> index.unique() && index.predicate() == null)
                .map(Index::columns);
        return Stream.concat(Stream.of(primaryKey(table)), fullUniqueIndexes)
                .anyMatch(key -> !key.isEmpty() && columns.containsAll(key));
    }

    private static List<String> primaryKey(Table table) {
        PrimaryKey key = table.primaryKey();
        return key == null ? List.of() : key.columns();
    }
}
