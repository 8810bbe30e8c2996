package dev.dbxray.adapter.jdbc;

import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Match whole names by a pattern: {@code *} stands for any text and {@code ?} for any one character. */
record Glob(String pattern) implements Predicate<String> {

    @Override
    public boolean test(String name) {
        return regex().matcher(name).matches();
    }

    boolean isLiteral() {
        return pattern.indexOf('*') < 0 && pattern.indexOf('?') < 0;
    }

    private Pattern regex() {
        String quoted = Pattern.quote(pattern).replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q");
        return Pattern.compile(quoted, Pattern.DOTALL);
    }
}
