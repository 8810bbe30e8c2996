package dev.dbxray.domain.rule;

import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Match whole names by a pattern: {@code *} stands for any text and {@code ?} for any one character.
 *
 * @param pattern the pattern; letter case counts
 */
public record Glob(String pattern) implements Predicate<String> {

    @Override
    public boolean test(String name) {
        return regex().matcher(name).matches();
    }

    /** Tell whether the pattern fits nothing but itself. */
    public boolean isLiteral() {
        return pattern.indexOf('*') < 0 && pattern.indexOf('?') < 0;
    }

    private Pattern regex() {
        String quoted = Pattern.quote(pattern).replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q");
        return Pattern.compile(quoted, Pattern.DOTALL);
    }
}
