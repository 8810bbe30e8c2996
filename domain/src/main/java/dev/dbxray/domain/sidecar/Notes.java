package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Put what people say about a table and its columns in the place of what the database tells. */
final class Notes {

    private Notes() {}

    static Table on(Table table, TableNote note, NameLookup lookup) {
        return table.toBuilder()
                .logicalName(saidOr(note.logicalName(), table.logicalName()))
                .description(saidOr(note.description(), table.description()))
                .synonyms(saidOr(note.synonyms(), table.synonyms()))
                .columns(columns(table, note.columns(), lookup))
                .build();
    }

    private static List<Column> columns(Table table, List<ColumnNote> notes, NameLookup lookup) {
        var columns = new ArrayList<>(table.columns());
        for (ColumnNote note : notes) {
            lookup.column(table, note.column())
                    .ifPresent(name ->
                            columns.replaceAll(column -> column.name().equals(name) ? on(column, note) : column));
        }
        return columns;
    }

    private static Column on(Column column, ColumnNote note) {
        return new Column(
                column.name(),
                saidOr(note.logicalName(), column.logicalName()),
                column.type(),
                column.nullable(),
                column.defaultValue(),
                column.identity(),
                column.generated(),
                saidOr(note.description(), column.description()),
                saidOr(note.synonyms(), column.synonyms()),
                column.unknown());
    }

    private static @Nullable String saidOr(@Nullable String said, @Nullable String told) {
        return said == null ? told : said;
    }

    private static List<String> saidOr(List<String> said, List<String> told) {
        return said.isEmpty() ? told : said;
    }
}
