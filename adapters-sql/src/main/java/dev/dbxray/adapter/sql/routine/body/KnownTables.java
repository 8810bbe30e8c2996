package dev.dbxray.adapter.sql.routine.body;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Know a database's captured tables by their exact names. A partition is known as the table that it is a part of, since
 * the catalog has only that one.
 */
public final class KnownTables {

    private final Set<String> schemas;
    private final Map<String, Map<String, TableRef>> bySchemaByName = new HashMap<>();

    /** Index the tables and views of a database. */
    public KnownTables(Catalog catalog, Database database) {
        schemas = Set.copyOf(database.schemas());
        catalog.tables().stream()
                .filter(table -> table.name().database().equals(database.name()))
                .forEach(this::add);
    }

    private void add(Table table) {
        var known = new TableRef(table.name().schema(), table.name().name());
        add(known.schema(), known.name(), known);
        table.partitions().forEach(partition -> add(partition.schema(), partition.name(), known));
    }

    private void add(String schema, String name, TableRef known) {
        bySchemaByName.computeIfAbsent(name, unusedName -> new TreeMap<>()).put(schema, known);
    }

    /** Tell whether all tables of a schema are known. */
    public boolean isCaptured(String schema) {
        return schemas.contains(schema);
    }

    /** Find a table. */
    public Optional<TableRef> find(String schema, String name) {
        return Optional.ofNullable(bySchemaByName.getOrDefault(name, Map.of()).get(schema));
    }

    /** Find a table whose name and schema may be written in other cases, as long as only one fits. */
    public Optional<TableRef> findIgnoringCase(String schema, String name) {
        return find(schema, name).or(() -> onlyOne(schema, name));
    }

    private Optional<TableRef> onlyOne(String schema, String name) {
        List<TableRef> fitting = bySchemaByName.entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                .flatMap(entry -> entry.getValue().entrySet().stream())
                .filter(entry -> entry.getKey().equalsIgnoreCase(schema))
                .map(Map.Entry::getValue)
                .toList();
        return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
    }

    /** Find the tables of a name in all schemas, in the schemas' order. */
    public List<TableRef> find(String name) {
        return List.copyOf(bySchemaByName.getOrDefault(name, Map.of()).values());
    }
}
