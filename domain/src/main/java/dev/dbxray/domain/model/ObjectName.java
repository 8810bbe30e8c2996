package dev.dbxray.domain.model;

import java.util.Comparator;

/**
 * Identify a schema object among all databases of a catalog.
 *
 * @param database the database's name, verbatim
 * @param schema the schema's name, verbatim
 * @param name the object's own name, verbatim
 */
public record ObjectName(String database, String schema, String name) implements Comparable<ObjectName> {

    private static final Comparator<ObjectName> CANONICAL = Comparator.comparing(ObjectName::database)
            .thenComparing(ObjectName::schema)
            .thenComparing(ObjectName::name);

    /** Order by database, schema and name, each by UTF-16 code unit, whatever the locale. */
    @Override
    public int compareTo(ObjectName other) {
        return CANONICAL.compare(this, other);
    }

    /** Name another object of the same database. */
    public ObjectName sibling(TableRef other) {
        return new ObjectName(database, other.schema(), other.name());
    }

    /** Leave out the database. */
    public TableRef withoutDatabase() {
        return new TableRef(schema, name);
    }
}
