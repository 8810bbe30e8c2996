package dev.dbxray.domain.model;

import java.util.Comparator;

/**
 * Refer to a table or view of the same database, which need not be in the catalog.
 *
 * @param schema the schema's name, verbatim
 * @param name the table's name, verbatim
 */
public record TableRef(String schema, String name) implements Comparable<TableRef> {

    private static final Comparator<TableRef> CANONICAL =
            Comparator.comparing(TableRef::schema).thenComparing(TableRef::name);

    @Override
    public int compareTo(TableRef other) {
        return CANONICAL.compare(this, other);
    }
}
