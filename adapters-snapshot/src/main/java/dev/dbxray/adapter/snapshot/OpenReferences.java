package dev.dbxray.adapter.snapshot;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Relation;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Find the schemas of tables that relations refer to without one.
 *
 * <p>The relation's own schema goes first, then those of the database's search path in its order, then the only one that
 * has a table of the name. Where several have, it is taken to stay in its own and a warning names them.
 */
final class OpenReferences {

    /** Stands for a schema that isn't told. */
    static final String OPEN = "";

    private record TableName(String database, String name) {}

    private final Map<String, List<String>> searchPathByDatabase;
    private final Map<TableName, Set<String>> schemasByTable;
    private final Progress progress;

    private OpenReferences(
            Map<String, List<String>> searchPathByDatabase,
            Map<TableName, Set<String>> schemasByTable,
            Progress progress) {
        this.searchPathByDatabase = searchPathByDatabase;
        this.schemasByTable = schemasByTable;
        this.progress = progress;
    }

    /** Close the references of all tables. */
    static List<Table> close(List<Table> tables, Map<String, List<String>> searchPathByDatabase, Progress progress) {
        if (tables.stream().noneMatch(OpenReferences::hasOpenOnes)) {
            return tables;
        }
        Map<TableName, Set<String>> schemasByTable = tables.stream()
                .map(Table::name)
                .collect(groupingBy(
                        name -> new TableName(name.database(), name.name()),
                        mapping(ObjectName::schema, toCollection(TreeSet::new))));
        var references = new OpenReferences(searchPathByDatabase, schemasByTable, progress);
        return tables.stream().map(references::closed).toList();
    }

    private static boolean hasOpenOnes(Table table) {
        return Stream.<Relation>concat(table.foreignKeys().stream(), table.logicalRelations().stream())
                .anyMatch(OpenReferences::isOpen);
    }

    private static boolean isOpen(Relation relation) {
        return relation.referenced().schema().equals(OPEN);
    }

    private Table closed(Table table) {
        return hasOpenOnes(table)
                ? table.toBuilder()
                        .foreignKeys(table.foreignKeys().stream()
                                .map(key -> isOpen(key) ? closed(key, table.name()) : key)
                                .toList())
                        .logicalRelations(table.logicalRelations().stream()
                                .map(relation -> isOpen(relation) ? closed(relation, table.name()) : relation)
                                .toList())
                        .build()
                : table;
    }

    private ForeignKey closed(ForeignKey key, ObjectName table) {
        return new ForeignKey(
                key.name(),
                key.columns(),
                referenced(key, table),
                key.referencedColumns(),
                key.onDelete(),
                key.onUpdate(),
                key.cardinality(),
                key.unknown());
    }

    private LogicalRelation closed(LogicalRelation relation, ObjectName table) {
        return new LogicalRelation(
                relation.name(),
                relation.columns(),
                referenced(relation, table),
                relation.referencedColumns(),
                relation.cardinality(),
                relation.unknown());
    }

    private TableRef referenced(Relation relation, ObjectName table) {
        String name = relation.referenced().name();
        Set<String> schemas = schemasByTable.getOrDefault(new TableName(table.database(), name), Set.of());
        String schema = Stream.concat(
                        Stream.of(table.schema()),
                        searchPathByDatabase.getOrDefault(table.database(), List.of()).stream())
                .filter(schemas::contains)
                .findFirst()
                .orElseGet(() -> onlyOne(schemas, table, name));
        return new TableRef(schema, name);
    }

    private String onlyOne(Set<String> schemas, ObjectName table, String name) {
        if (schemas.size() > 1) {
            progress.warn(SnapshotMessages.ambiguousReference(table, name, schemas));
        }
        return schemas.size() == 1 ? schemas.iterator().next() : table.schema();
    }
}
