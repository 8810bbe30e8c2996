package dev.dbxray.application.usecase;

import static java.util.stream.Collectors.joining;

import dev.dbxray.domain.model.Column;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tell columns by their names in any letter case, where an asterisk stands for any characters. */
final class ColumnPattern {

    private ColumnPattern() {}

    static Predicate<Column> of(List<String> names) {
        var any = Pattern.compile(
                names.stream().map(ColumnPattern::expression).collect(joining("|")),
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
        return column -> any.matcher(column.name()).matches();
    }

    private static String expression(String name) {
        return Stream.of(name.split("\\*", -1)).map(Pattern::quote).collect(joining(".*"));
    }
}
