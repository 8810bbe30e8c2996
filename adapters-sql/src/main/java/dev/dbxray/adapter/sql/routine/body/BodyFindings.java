package dev.dbxray.adapter.sql.routine.body;

import dev.dbxray.domain.model.TableUse;
import java.util.List;

/**
 * Hold what reading a body found.
 *
 * @param tables the captured tables that it uses, in canonical order
 * @param dynamicSql the key words of statements that run SQL which only the call decides
 * @param incomplete whether a part of the body wasn't understood
 * @param overloadsMerged whether the bodies of several overloads were read as one
 */
public record BodyFindings(
        List<TableUse> tables, List<String> dynamicSql, boolean incomplete, boolean overloadsMerged) {

    /** What is found where nothing was read. */
    public static final BodyFindings NONE = new BodyFindings(List.of(), List.of(), false, false);

    /** What is found where nothing was understood. */
    public static final BodyFindings UNKNOWN = new BodyFindings(List.of(), List.of(), true, false);

    public BodyFindings {
        tables = List.copyOf(tables);
        dynamicSql = List.copyOf(dynamicSql);
    }

    /** Sum up what was collected from a body, with its names resolved. */
    public static BodyFindings of(BodyUses uses, ResolvedUses resolved) {
        return of(uses, resolved, false);
    }

    /** Sum up what was collected from the bodies of one or more overloads. */
    public static BodyFindings of(BodyUses uses, ResolvedUses resolved, boolean overloadsMerged) {
        return new BodyFindings(resolved.list(), uses.dynamicSql(), uses.isIncomplete(), overloadsMerged);
    }
}
