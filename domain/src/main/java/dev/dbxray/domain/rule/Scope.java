package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;
import java.util.Set;

/** Tell which databases and schemas a question is about. */
public sealed interface Scope {

    /**
     * Name a schema of a database.
     *
     * @param database the database's name, verbatim
     * @param schema the schema's name, verbatim
     */
    record SchemaName(String database, String schema) implements Comparable<SchemaName> {
        @Override
        public int compareTo(SchemaName other) {
            int byDatabase = database.compareTo(other.database);
            return byDatabase != 0 ? byDatabase : schema.compareTo(other.schema);
        }
    }

    /** These schemas. */
    record Schemas(Set<SchemaName> schemas) implements Scope {
        public Schemas {
            schemas = Set.copyOf(schemas);
        }

        /** Tell whether an object belongs to one of the schemas. */
        public boolean holds(ObjectName name) {
            return schemas.contains(new SchemaName(name.database(), name.schema()));
        }
    }

    /** What was written names nothing. */
    sealed interface Unknown extends Scope {}

    /** No database has the written name; these are there. */
    record UnknownDatabase(String written, List<String> databases) implements Unknown {}

    /** No schema has the written name; these are there. */
    record UnknownSchema(String written, List<SchemaName> schemas) implements Unknown {}

    /** No viewpoint has the written id; these are there. */
    record UnknownViewpoint(String written, List<String> viewpoints) implements Unknown {
        public UnknownViewpoint {
            viewpoints = List.copyOf(viewpoints);
        }
    }
}
