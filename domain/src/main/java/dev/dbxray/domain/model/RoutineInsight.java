package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tell which tables the body of a function or procedure uses, as far as reading its text can tell.
 *
 * @param routine the routine's name, which its overloads share
 * @param arguments the argument list, which tells overloads apart
 * @param language the language of the body
 * @param definitionHash the SHA-256 of the definition that was read, as lower-case hexadecimal digits; null where there
 *     was none
 * @param status {@code analyzed}, or why the body wasn't read, for example {@code unsupported_language}
 * @param tables the tables that it uses
 * @param dynamicSql the statements that run SQL which only the call decides, for example {@code EXECUTE}
 * @param incomplete whether a part of the body wasn't understood
 * @param overloadsMerged whether the bodies of several overloads were read as one
 * @param unknown what a newer source told beyond that
 */
public record RoutineInsight(
        ObjectName routine,
        String arguments,
        @Nullable String language,
        @Nullable String definitionHash,
        String status,
        List<TableUse> tables,
        List<String> dynamicSql,
        boolean incomplete,
        boolean overloadsMerged,
        UnknownProperties unknown) {

    /** The status of a body that was read. */
    public static final String ANALYZED = "analyzed";

    public RoutineInsight {
        tables = List.copyOf(tables);
        dynamicSql = List.copyOf(dynamicSql);
    }

    /** Tell whether the body was read. */
    public boolean isAnalyzed() {
        return status.equals(ANALYZED);
    }
}
