package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Table;
import java.util.List;

/**
 * Hold a column that was found by its name.
 *
 * @param table the table
 * @param column the column
 */
public record FoundColumn(Table table, Column column) {

    /** Get the columns that this one refers to, by itself or as a part of a composite key, relation by relation. */
    public List<ColumnRef> references() {
        return table.relations()
                .filter(relation -> relation.columns().contains(column.name()))
                .filter(relation -> relation.columns().size()
                        == relation.referencedColumns().size())
                .map(relation -> new ColumnRef(
                        relation.referenced().schema(),
                        relation.referenced().name(),
                        relation.referencedColumns().get(relation.columns().indexOf(column.name()))))
                .distinct()
                .toList();
    }
}
