package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Know which columns use which of some objects, both ways. A name in exactly its written case wins over others. */
public final class ColumnUsage {

    private final Map<ObjectName, List<ObjectName>> objectsByFold = new HashMap<>();
    private final Map<ObjectName, List<ColumnRef>> columnsByObject = new HashMap<>();
    private final Map<ObjectName, Map<ObjectName, List<String>>> columnsByTable = new HashMap<>();

    ColumnUsage(Collection<ObjectName> objects) {
        objects.forEach(name -> objectsByFold
                .computeIfAbsent(fold(name), unusedFold -> new ArrayList<>())
                .add(name));
    }

    /** Note that a column uses an object, if it is one of the objects; a name without a schema is of the table's own. */
    void add(Table table, String column, SqlName used) {
        var name = table.name();
        String schema = used.schema();
        add(name, column, new ObjectName(name.database(), schema == null ? name.schema() : schema, used.name()));
    }

    void add(ObjectName table, String column, ObjectName written) {
        var meant = objectsByFold.getOrDefault(fold(written), List.of());
        if (meant.contains(written)) {
            note(table, column, written);
        } else if (meant.size() == 1) {
            note(table, column, meant.getFirst());
        }
    }

    private void note(ObjectName table, String column, ObjectName used) {
        var columns = columnsByTable
                .computeIfAbsent(table, unusedTable -> new TreeMap<>())
                .computeIfAbsent(used, unusedObject -> new ArrayList<>());
        if (!columns.contains(column)) {
            columns.add(column);
            columnsByObject
                    .computeIfAbsent(used, unusedObject -> new ArrayList<>())
                    .add(new ColumnRef(table.schema(), table.name(), column));
        }
    }

    /** Get the columns that use an object, by table and position. */
    public List<ColumnRef> columnsUsing(ObjectName object) {
        return List.copyOf(columnsByObject.getOrDefault(object, List.of()));
    }

    /** Get the objects that a table's columns use, by name, with those columns by position. */
    public Map<ObjectName, List<String>> usedBy(ObjectName table) {
        return columnsByTable.getOrDefault(table, Map.of());
    }

    private static ObjectName fold(ObjectName name) {
        return new ObjectName(name.database(), NamePattern.fold(name.schema()), NamePattern.fold(name.name()));
    }
}
