package dev.dbxray.domain.model;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Make schema objects for tests in few words; what a test doesn't name is absent. */
public final class Fixtures {

    public static final String DATABASE = "testdb";
    public static final String SCHEMA = "sample";

    private Fixtures() {}

    /** Name an object of the test database's schema {@code sample}. */
    public static ObjectName named(String name) {
        return new ObjectName(DATABASE, SCHEMA, name);
    }

    /** Start a table of schema {@code sample} with columns of type text. */
    public static TableBuilder aTable(String name, String... columns) {
        return Table.builder(named(name), TableType.TABLE)
                .columns(Stream.of(columns).map(Fixtures::aColumn).toList());
    }

    /** Make a table of schema {@code sample} with a required foreign key over one column to each of these tables. */
    public static Table referring(String name, String... referenced) {
        return aTable(name)
                .foreignKeys(Stream.of(referenced)
                        .map(target -> aForeignKey(name + "_" + target, target + "_id", target, "id"))
                        .toList())
                .build();
    }

    /** Start a view of schema {@code sample} with columns of type text. */
    public static TableBuilder aView(String name, String... columns) {
        return Table.builder(named(name), TableType.VIEW)
                .columns(Stream.of(columns).map(Fixtures::aColumn).toList());
    }

    /** Make a nullable column of type text. */
    public static Column aColumn(String name) {
        return aColumn(name, null, null);
    }

    /** Make a nullable column of type text with a logical name and a comment. */
    public static Column aColumn(String name, @Nullable String logicalName, @Nullable String description) {
        return new Column(
                name, logicalName, "text", true, null, null, null, description, List.of(), UnknownProperties.NONE);
    }

    /** Make a foreign key over one column to a table of schema {@code sample}. */
    public static ForeignKey aForeignKey(String name, String column, String referenced, String referencedColumn) {
        return new ForeignKey(
                name,
                List.of(column),
                new TableRef(SCHEMA, referenced),
                List.of(referencedColumn),
                null,
                null,
                Cardinality.ONE_TO_MANY,
                UnknownProperties.NONE);
    }

    /** Make a viewpoint of tables of schema {@code sample}, whose name is its id. */
    public static Viewpoint aViewpoint(String database, String id, String... tables) {
        return new Viewpoint(
                database,
                id,
                id,
                null,
                Stream.of(tables).map(name -> new TableRef(SCHEMA, name)).toList(),
                UnknownProperties.NONE);
    }

    /** Make a catalog of these tables, with a database for each that they name. */
    public static Catalog aCatalog(Table... tables) {
        var databases = Stream.of(tables)
                .map(table -> table.name().database())
                .distinct()
                .map(database -> aDatabase(database, tables))
                .toList();
        return new Catalog(databases, List.of(tables), List.of(), List.of(), List.of(), List.of());
    }

    private static Database aDatabase(String database, Table... tables) {
        var schemas = Stream.of(tables)
                .map(Table::name)
                .filter(name -> name.database().equals(database))
                .map(ObjectName::schema)
                .toList();
        return new Database(database, "PostgreSQL", "17.0", 17, null, schemas, UnknownProperties.NONE);
    }
}
