package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.ErRole;
import org.jspecify.annotations.Nullable;

/**
 * Say which tables a question is about.
 *
 * @param database the only database; null for all
 * @param schema the only schema; null for all
 * @param type the only kind of table; null for all
 * @param viewpoint the id of the only viewpoint, of every database that has one of this id; null for all
 * @param erRole the only part that a table plays in the entity-relationship model; null for all
 */
public record TableScope(
        @Nullable String database,
        @Nullable String schema,
        @Nullable TableType type,
        @Nullable String viewpoint,
        @Nullable ErRole erRole) {

    /** Mean every table. */
    public static final TableScope ALL = new TableScope(null, null, null, null, null);
}
