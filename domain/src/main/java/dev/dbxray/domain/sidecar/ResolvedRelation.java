package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import java.util.stream.Stream;

/** Hold a relation together with the table that it leads from. */
record ResolvedRelation(ObjectName from, LogicalRelation relation) {

    /** Add it in the place of one that leads over the same columns. */
    Table addTo(Table table) {
        var others = table.logicalRelations().stream().filter(other -> !leadsTheSameWay(other));
        return table.toBuilder()
                .logicalRelations(Stream.concat(others, Stream.of(relation)).toList())
                .build();
    }

    private boolean leadsTheSameWay(LogicalRelation other) {
        return other.columns().equals(relation.columns())
                && other.referenced().equals(relation.referenced())
                && other.referencedColumns().equals(relation.referencedColumns());
    }
}
