package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.Set;

/** Know how far the name of a type goes. */
final class TypeName {

    private static final Set<String> FIELDS_OF_INTERVALS =
            Set.of("year", "month", "day", "hour", "minute", "second", "to");

    private TypeName() {}

    static void skip(Cursor cursor) {
        String first = cursor.peek().keyword();
        cursor.skipQualifiedName();
        switch (first) {
            case "character", "char", "bit", "national", "nchar" -> {
                cursor.accept("CHARACTER");
                cursor.accept("CHAR");
                cursor.accept("VARYING");
            }
            case "double" -> cursor.accept("PRECISION");
            case "interval" -> {
                while (FIELDS_OF_INTERVALS.contains(cursor.peek().keyword())) {
                    cursor.skip(1);
                }
            }
            default -> {}
        }
        if (cursor.peek().isSign("(")) {
            cursor.skipBrackets();
        }
        if (cursor.peek().isAnyOf("WITH", "WITHOUT") && cursor.peek(1).is("TIME")) {
            cursor.skip(3);
        }
        skipDimensions(cursor);
    }

    private static void skipDimensions(Cursor cursor) {
        cursor.accept("ARRAY");
        while (cursor.peek().isSign("[")) {
            cursor.skipBrackets();
        }
    }
}
