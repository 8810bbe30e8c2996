package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.ObjectName;

/** Identify a schema among all databases of a catalog. */
record SchemaName(String database, String schema) {

    static SchemaName of(ObjectName table) {
        return new SchemaName(table.database(), table.schema());
    }
}
