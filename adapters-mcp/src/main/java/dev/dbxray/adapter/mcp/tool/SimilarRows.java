package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.FindSimilarTablesTool.MismatchPart;
import dev.dbxray.adapter.mcp.tool.FindSimilarTablesTool.SimilarRow;
import dev.dbxray.application.port.in.FindSimilarTables.Found;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.SimilarTable;
import java.util.Locale;

/** Make rows of similar tables. */
final class SimilarRows {

    private static final int MOST_NAMES = 50;

    private SimilarRows() {}

    static SimilarRow of(Found found) {
        SimilarTable similar = found.table();
        var name = similar.table().name();
        return new SimilarRow(
                name.database(),
                NameSyntax.qualified(name),
                similar.table().logicalName(),
                similar.similarity(),
                similar.kind().name().toLowerCase(Locale.ROOT),
                similar.sharedColumns(),
                Cuts.first(similar.onlyInBase(), MOST_NAMES),
                Cuts.totalIfMore(similar.onlyInBase(), MOST_NAMES),
                Cuts.first(similar.onlyInOther(), MOST_NAMES),
                Cuts.totalIfMore(similar.onlyInOther(), MOST_NAMES),
                Cuts.first(similar.typeMismatches(), MOST_NAMES).stream()
                        .map(SimilarRows::part)
                        .toList(),
                Cuts.totalIfMore(similar.typeMismatches(), MOST_NAMES),
                found.relatedToBase() ? true : null);
    }

    private static MismatchPart part(SimilarTable.TypeMismatch mismatch) {
        return new MismatchPart(
                mismatch.column(), mismatch.base(), mismatch.other(), mismatch.onlySize() ? "size" : "type");
    }
}
