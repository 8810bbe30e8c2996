package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.TableKeys;
import dev.dbxray.domain.sidecar.SidecarProblem.UnpairedColumns;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
                said == null ? new TableKeys(from).cardinality(columns) : said,
                UnknownProperties.NONE);
        return Optional.of(new ResolvedRelation(from.name(), relation));
    }

    private static List<String> primaryKey(Table table) {
        PrimaryKey key = table.primaryKey();
        return key == null ? List.of() : key.columns();
    }
}
