package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Junction;
import dev.dbxray.domain.rule.ManyToMany;
import dev.dbxray.domain.rule.TableSection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Ask for everything about one table. */
@FunctionalInterface
public interface DescribeTable {

    /** Describe the table that a written name means. */
    Named<Answer> describeTable(Query query);

    /**
     * Name the table and narrow the description.
     *
     * @param table the table's name
     * @param sections the only sections; empty for all
     * @param columns the only columns, in any letter case, an asterisk standing for any characters; empty for all
     */
    record Query(WrittenName table, Set<TableSection> sections, List<String> columns) {
        public Query {
            sections = Set.copyOf(sections);
            columns = List.copyOf(columns);
        }

        /** Ask for everything about the table of this name. */
        public static Query whole(String table) {
            return new Query(WrittenName.of(table), Set.of(), List.of());
        }
    }

    /** What is known of the table. */
    sealed interface Answer {}

    /**
     * The table's description.
     *
     * @param table the table, without the sections and columns that weren't asked for
     * @param referencedByViews the views that read it directly; empty where that section wasn't asked for
     * @param viewpoints the viewpoints that it belongs to
     * @param junction what it connects, if it is a junction; null otherwise
     * @param manyToMany the tables that junctions connect with it, by name and junction
     */
    record Description(
            Table table,
            List<Table> referencedByViews,
            List<Viewpoint> viewpoints,
            @Nullable Junction junction,
            List<ManyToMany> manyToMany)
            implements Answer {
        public Description {
            referencedByViews = List.copyOf(referencedByViews);
            viewpoints = List.copyOf(viewpoints);
            manyToMany = List.copyOf(manyToMany);
        }
    }

    /** The table lacks some of the columns that were asked for; it has these. */
    record UnknownColumns(ObjectName table, List<String> missing, List<String> present) implements Answer {
        public UnknownColumns {
            missing = List.copyOf(missing);
            present = List.copyOf(present);
        }
    }
}
