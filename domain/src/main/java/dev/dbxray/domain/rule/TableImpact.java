package dev.dbxray.domain.rule;

import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UserType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tell what a change of a table may break, and what the table itself needs.
 *
 * @param table the table
 * @param direct the relations that lead to it, those from itself among them
 * @param indirect the tables that depend on it over other tables, by depth and name
 * @param views the views that read it or other such views, by depth and name
 * @param functions the functions that use it or such a view, as far as it is known
 * @param sequences the sequences that its columns take values from, with those columns
 * @param types the user-defined types of its columns, by name, with those columns
 */
public record TableImpact(
        Table table,
        List<RelationEdge> direct,
        List<IndirectReference> indirect,
        List<DependentView> views,
        FunctionImpact functions,
        Map<ObjectName, List<String>> sequences,
        List<UsedType> types) {

    public TableImpact {
        direct = List.copyOf(direct);
        indirect = List.copyOf(indirect);
        views = List.copyOf(views);
        types = List.copyOf(types);
    }

    /**
     * Hold a type that columns of a table have.
     *
     * @param type the type
     * @param columns the columns by position
     */
    public record UsedType(UserType type, List<String> columns) {
        public UsedType {
            columns = List.copyOf(columns);
        }
    }

    /**
     * Hold a table that depends on another one over tables between.
     *
     * @param table the dependent table
     * @param depth how many relations lead from it to the other one, at least 2
     * @param via the table to which the first of them leads
     */
    public record IndirectReference(ObjectName table, int depth, ObjectName via) {}

    /**
     * Hold a view that depends on a table.
     *
     * @param view the view
     * @param type its kind
     * @param via the view between that it reads; null where it reads the table itself
     */
    public record DependentView(
            ObjectName view, TableType type, @Nullable ObjectName via) {}
}
