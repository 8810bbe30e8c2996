package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.rule.SchemaSummary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask which databases and schemas there are, and how much each holds. */
@FunctionalInterface
public interface ListSchemas {

    /** List the databases by name, each with its schemas. */
    Scoped<List<DatabaseSummary>> listSchemas(Query query);

    /**
     * Narrow the question.
     *
     * @param database the only database; null for all
     * @param schema the only schema; null for all
     */
    record Query(@Nullable String database, @Nullable String schema) {}

    /**
     * Describe a database and its schemas.
     *
     * @param database the database
     * @param schemas its schemas by name
     */
    record DatabaseSummary(Database database, List<SchemaSummary> schemas) {
        public DatabaseSummary {
            schemas = List.copyOf(schemas);
        }
    }
}
