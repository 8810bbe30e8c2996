package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.rule.DisplayText;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keep lists and texts of an answer within what a model can read, and tell how much there was. */
final class Cuts {

    static final int COLUMNS = 100;
    static final int DEFINITION = 4000;

    private static final int DESCRIPTION_CODE_POINTS = 200;

    private Cuts() {}

    static <T> List<T> first(List<T> items, int most) {
        return items.size() > most ? items.subList(0, most) : items;
    }

    /** Count the items if some of them are left out. */
    static @Nullable Integer totalIfMore(List<?> items, int most) {
        return items.size() > most ? items.size() : null;
    }

    static @Nullable String definition(@Nullable String text) {
        return text == null ? null : DisplayText.cut(text, DEFINITION);
    }

    /** Count a text's characters if some of them are left out. */
    static @Nullable Integer lengthIfLonger(@Nullable String text, int most) {
        return text != null && text.codePointCount(0, text.length()) > most
                ? (Integer) text.codePointCount(0, text.length())
                : null;
    }

    static @Nullable String firstLine(@Nullable String text) {
        return text == null ? null : DisplayText.firstLine(text, DESCRIPTION_CODE_POINTS);
    }

    /** Name the first columns, {@code schema.table.column} each. */
    static List<String> columns(List<ColumnRef> columns) {
        return first(columns, COLUMNS).stream().map(Cuts::shown).toList();
    }

    /** Name a column, {@code schema.table.column}. */
    static String shown(ColumnRef column) {
        return NameSyntax.qualified(new TableRef(column.schema(), column.table())) + "."
                + NameSyntax.part(column.column());
    }
}
