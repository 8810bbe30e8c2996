package dev.dbxray.domain.inference;

import java.util.Locale;
import java.util.regex.Pattern;

/** Tell which types can hold each other's keys: those that differ in nothing but width or length. */
final class TypeFamily {

    private static final Pattern LENGTH_OR_SIGN = Pattern.compile("\\([^)]*\\)|\\b(un)?signed\\b");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private TypeFamily() {}

    static boolean isShared(String type, String other) {
        return of(type).equals(of(other));
    }

    private static String of(String type) {
        String stripped = LENGTH_OR_SIGN.matcher(type.toLowerCase(Locale.ROOT)).replaceAll(" ");
        String base = BLANKS.matcher(stripped.strip()).replaceAll(" ");
        return switch (base) {
            case "smallint", "int", "integer", "bigint", "int2", "int4", "int8", "tinyint", "mediumint" -> "integer";
            case "smallserial", "serial", "bigserial" -> "integer";
            case "decimal", "numeric", "number" -> "numeric";
            case "char", "character", "bpchar", "nchar", "varchar", "character varying", "varchar2" -> "text";
            case "nvarchar", "nvarchar2", "text", "citext", "tinytext", "mediumtext", "longtext" -> "text";
            default -> base;
        };
    }
}
