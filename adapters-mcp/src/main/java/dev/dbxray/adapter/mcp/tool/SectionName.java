package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.domain.rule.TableSection;

/** Name the sections of a table's definition as results spell them. */
enum SectionName {
    @JsonProperty("columns")
    COLUMNS,
    @JsonProperty("indexes")
    INDEXES,
    @JsonProperty("constraints")
    CONSTRAINTS,
    @JsonProperty("foreignKeys")
    FOREIGN_KEYS,
    @JsonProperty("logicalRelations")
    LOGICAL_RELATIONS,
    @JsonProperty("triggers")
    TRIGGERS,
    @JsonProperty("definition")
    DEFINITION,
    @JsonProperty("referencedTables")
    REFERENCED_TABLES,
    @JsonProperty("referencedByViews")
    REFERENCED_BY_VIEWS;

    TableSection toDomain() {
        return TableSection.valueOf(name());
    }
}
