package dev.dbxray.domain.rule;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Find the name in a column's type, whether the column holds one value of it or an array. */
final class TypeOfColumn {

    private static final Pattern ARRAY = Pattern.compile("(\\[\\d*\\])+$");

    private TypeOfColumn() {}

    /** Read the name; null for a type that is no mere name, such as {@code numeric(10,2)}. */
    static @Nullable SqlName of(String type) {
        return SqlName.whole(SqlToken.read(ARRAY.matcher(type.strip()).replaceFirst("")));
    }
}
