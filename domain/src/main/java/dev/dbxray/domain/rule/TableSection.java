package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import java.util.List;
import java.util.Set;

/** Name the parts of a table's definition that can be asked for one by one. */
public enum TableSection {
    COLUMNS,
    INDEXES,
    /** The primary key and all other constraints but foreign keys. */
    CONSTRAINTS,
    FOREIGN_KEYS,
    LOGICAL_RELATIONS,
    TRIGGERS,
    DEFINITION,
    REFERENCED_TABLES,
    /** The views that read the table; no part of the table itself. */
    REFERENCED_BY_VIEWS;

    /** Leave out every section that isn't wanted; what belongs to no section always stays. */
    public static Table keep(Table table, Set<TableSection> wanted) {
        TableBuilder narrowed = table.toBuilder();
        for (TableSection section : values()) {
            if (!wanted.contains(section)) {
                narrowed = section.removeFrom(narrowed);
            }
        }
        return narrowed.build();
    }

    private TableBuilder removeFrom(TableBuilder table) {
        return switch (this) {
            case COLUMNS -> table.columns(List.of());
            case INDEXES -> table.indexes(List.of());
            case CONSTRAINTS -> table.primaryKey(null).constraints(List.of());
            case FOREIGN_KEYS -> table.foreignKeys(List.of());
            case LOGICAL_RELATIONS -> table.logicalRelations(List.of());
            case TRIGGERS -> table.triggers(List.of());
            case DEFINITION -> table.definition(null);
            case REFERENCED_TABLES -> table.referencedTables(List.of());
            case REFERENCED_BY_VIEWS -> table;
        };
    }
}
