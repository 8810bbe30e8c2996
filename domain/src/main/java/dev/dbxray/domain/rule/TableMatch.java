package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TableUse;

/** Tell whether a use that was read from a body means a table. Names compare verbatim, as insights write them so. */
enum TableMatch {
    /** The body says so. */
    CONFIRMED,
    /** The body leaves out the schema, and the table is among those that may be meant. */
    CANDIDATE,
    NONE;

    static TableMatch of(TableUse use, ObjectName table) {
        if (!use.name().equals(table.name())) {
            return NONE;
        }
        String schema = use.schema();
        if (schema == null) {
            return use.schemaCandidates().contains(table.schema()) ? CANDIDATE : NONE;
        }
        return schema.equals(table.schema()) ? CONFIRMED : NONE;
    }
}
