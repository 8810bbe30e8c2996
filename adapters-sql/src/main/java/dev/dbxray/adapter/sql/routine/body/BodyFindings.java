package dev.dbxray.adapter.sql.routine.body;

import dev.dbxray.domain.model.TableUse;
import java.util.List;

/**
 * Hold what reading a body found.
 *
 * @param tables the captured tables that it uses, in canonical order
 * @param dynamicSql the key words of statements that run SQL which only the call decides
 * @param incomplete whether a part of the body wasn't understood
 */
public record BodyFindings(List<TableUse> tables, List<String> dynamicSql, boolean incomplete) {

    public BodyFindings {
        tables = List.copyOf(tables);
        dynamicSql = List.copyOf(dynamicSql);
    }

    /** Sum up what was collected from a body, with its names resolved. */
    public static BodyFindings of(BodyUses uses, ResolvedUses resolved) {
        return new BodyFindings(resolved.list(), uses.dynamicSql(), uses.isIncomplete());
    }
}
