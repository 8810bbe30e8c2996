package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.domain.rule.ErRole;
import org.jspecify.annotations.Nullable;

/** Name the parts that a table plays in an entity-relationship model as calls and results spell them. */
enum ErRoleName {
    @JsonProperty("junction")
    JUNCTION;

    static @Nullable ErRoleName of(@Nullable ErRole role) {
        return role == null ? null : valueOf(role.name());
    }

    static @Nullable ErRole toDomain(@Nullable ErRoleName name) {
        return name == null ? null : ErRole.valueOf(name.name());
    }
}
