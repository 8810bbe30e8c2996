package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;

/** Find the columns that take values from sequences: by their default, or since the sequence lives with them. */
public final class SequenceUsage {

    private SequenceUsage() {}

    /** Index every column of the catalog. */
    public static ColumnUsage of(Catalog catalog) {
        var usage =
                new ColumnUsage(catalog.sequences().stream().map(Sequence::name).toList());
        for (Table table : catalog.tables()) {
            for (Column column : table.columns()) {
                String defaultValue = column.defaultValue();
                if (defaultValue != null) {
                    SequencesOfDefault.of(defaultValue).forEach(name -> usage.add(table, column.name(), name));
                }
            }
        }
        catalog.sequences().forEach(sequence -> addOwner(sequence, usage));
        return usage;
    }

    private static void addOwner(Sequence sequence, ColumnUsage usage) {
        var owner = sequence.ownedBy();
        if (owner != null) {
            var table = new ObjectName(sequence.name().database(), owner.schema(), owner.table());
            usage.add(table, owner.column(), sequence.name());
        }
    }
}
