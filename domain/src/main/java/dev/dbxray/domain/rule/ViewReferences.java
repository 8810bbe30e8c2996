package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Find the views that read a table, the other way round than a catalog lists them. Names compare verbatim. */
public final class ViewReferences {

    private final Map<ObjectName, List<Table>> viewsByTable = new HashMap<>();

    /** Index what every view of the catalog reads. */
    public ViewReferences(Catalog catalog) {
        for (Table view : catalog.tables()) {
            view.referencedTables()
                    .forEach(table -> viewsByTable
                            .computeIfAbsent(view.name().sibling(table), name -> new ArrayList<>())
                            .add(view));
        }
    }

    /** Get the views that read a table directly, by name. */
    public List<Table> viewsReading(ObjectName table) {
        return List.copyOf(viewsByTable.getOrDefault(table, List.of()));
    }
}
