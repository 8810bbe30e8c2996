package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Viewpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Find the viewpoints that a table belongs to. */
public final class ViewpointMembership {

    private final Map<ObjectName, List<Viewpoint>> viewpointsByTable = new HashMap<>();

    /** Index the tables of every viewpoint of the catalog. */
    public ViewpointMembership(Catalog catalog) {
        for (Viewpoint viewpoint : catalog.viewpoints()) {
            viewpoint
                    .tables()
                    .forEach(table -> viewpointsByTable
                            .computeIfAbsent(
                                    new ObjectName(viewpoint.database(), table.schema(), table.name()),
                                    name -> new ArrayList<>())
                            .add(viewpoint));
        }
    }

    /** Get the viewpoints of a table, by id. */
    public List<Viewpoint> of(ObjectName table) {
        return List.copyOf(viewpointsByTable.getOrDefault(table, List.of()));
    }
}
