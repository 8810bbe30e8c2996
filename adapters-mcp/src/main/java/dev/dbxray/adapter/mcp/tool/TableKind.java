package dev.dbxray.adapter.mcp.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.dbxray.domain.model.TableType;

/** Name the kinds of table that a call can ask for. */
enum TableKind {
    @JsonProperty("table")
    TABLE(TableType.TABLE.spelling()),
    @JsonProperty("view")
    VIEW(TableType.VIEW.spelling()),
    @JsonProperty("materialized_view")
    MATERIALIZED_VIEW(TableType.MATERIALIZED_VIEW.spelling()),
    @JsonProperty("foreign_table")
    FOREIGN_TABLE(TableType.FOREIGN_TABLE.spelling());

    private final String spelling;

    TableKind(String spelling) {
        this.spelling = spelling;
    }

    TableType toDomain() {
        return TableType.of(spelling);
    }
}
