package dev.dbxray.domain.model;

import java.util.List;

/**
 * Tell a table's kind; a kind that only a newer source knows is kept as it is spelled.
 *
 * @param spelling the kind as snapshots and tools spell it
 */
public record TableType(String spelling) {

    public static final TableType TABLE = new TableType("table");
    public static final TableType VIEW = new TableType("view");
    public static final TableType MATERIALIZED_VIEW = new TableType("materialized_view");
    public static final TableType FOREIGN_TABLE = new TableType("foreign_table");

    private static final List<TableType> KNOWN = List.of(TABLE, VIEW, MATERIALIZED_VIEW, FOREIGN_TABLE);

    /** Find the type of this spelling, or make one for a spelling that isn't known. */
    public static TableType of(String spelling) {
        return KNOWN.stream()
                .filter(type -> type.spelling.equals(spelling))
                .findFirst()
                .orElseGet(() -> new TableType(spelling));
    }

    /** Tell whether rows come from a query: a view or a materialized view. */
    public boolean isView() {
        return equals(VIEW) || equals(MATERIALIZED_VIEW);
    }
}
