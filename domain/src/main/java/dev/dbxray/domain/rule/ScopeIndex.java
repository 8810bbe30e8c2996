package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Scope.SchemaName;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Find the schemas of a catalog by what people write for them. */
public final class ScopeIndex {

    private final List<SchemaName> schemas;

    /** Index the schemas that a catalog's databases list and those that its objects belong to. */
    public ScopeIndex(Catalog catalog) {
        var listed = catalog.databases().stream()
                .flatMap(
                        database -> database.schemas().stream().map(schema -> new SchemaName(database.name(), schema)));
        var used = Stream.of(
                        catalog.tables().stream().map(Table::name),
                        catalog.routines().stream().map(Routine::name),
                        catalog.sequences().stream().map(Sequence::name),
                        catalog.types().stream().map(UserType::name))
                .flatMap(Function.identity())
                .map(ScopeIndex::schemaOf);
        schemas = Stream.concat(listed, used).distinct().sorted().toList();
    }

    private static SchemaName schemaOf(ObjectName name) {
        return new SchemaName(name.database(), name.schema());
    }

    /** Get every schema, by database and name. */
    public List<SchemaName> schemas() {
        return schemas;
    }

    /**
     * Find the schemas that are meant. A name in exactly its written case wins over names that differ only in case.
     *
     * @param database the database's name; null for any
     * @param schema the schema's name; null for any
     */
    public Scope find(@Nullable String database, @Nullable String schema) {
        var inDatabase = database == null ? schemas : fitting(schemas, SchemaName::database, database);
        if (inDatabase.isEmpty() && database != null) {
            return new Scope.UnknownDatabase(
                    database,
                    schemas.stream().map(SchemaName::database).distinct().toList());
        }
        var found = schema == null ? inDatabase : fitting(inDatabase, SchemaName::schema, schema);
        if (found.isEmpty() && schema != null) {
            return new Scope.UnknownSchema(schema, inDatabase);
        }
        return new Scope.Schemas(found.stream().collect(toSet()));
    }

    private static List<SchemaName> fitting(
            List<SchemaName> schemas, Function<SchemaName, String> part, String written) {
        var exact = schemas.stream()
                .filter(schema -> part.apply(schema).equals(written))
                .toList();
        return exact.isEmpty()
                ? schemas.stream()
                        .filter(schema -> NamePattern.fold(part.apply(schema)).equals(NamePattern.fold(written)))
                        .toList()
                : exact;
    }
}
