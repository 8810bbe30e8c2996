package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.SimilarTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ask which tables have similar columns. */
@FunctionalInterface
public interface FindSimilarTables {

    /** Find them, the most alike first. */
    Named<Scoped<Similar>> findSimilarTables(Query query);

    /** Say what the tables are to be like. */
    sealed interface Base {}

    /** Like this table, and of its database. */
    record OfTable(WrittenName table) implements Base {}

    /** Like a table of columns of these names. */
    record OfColumns(List<String> columns) implements Base {
        public OfColumns {
            columns = List.copyOf(columns);
        }
    }

    /**
     * Say what to compare with what.
     *
     * @param base what the tables are to be like
     * @param tables which tables may be found
     * @param minShared how many column names must be shared at least
     * @param minSimilarity how alike they must be at least, in per cent
     */
    record Query(Base base, TableScope tables, int minShared, int minSimilarity) {}

    /**
     * Hold the tables that were found.
     *
     * @param base the table that they are like; null where only columns were given
     * @param baseColumns how many column names the base has
     * @param tables the tables, the most alike first
     */
    record Similar(@Nullable ObjectName base, int baseColumns, List<Found> tables) {
        public Similar {
            tables = List.copyOf(tables);
        }
    }

    /**
     * Hold a table that was found.
     *
     * @param table the table and how it compares
     * @param relatedToBase whether a relation leads from one to the other
     */
    record Found(SimilarTable table, boolean relatedToBase) {}
}
