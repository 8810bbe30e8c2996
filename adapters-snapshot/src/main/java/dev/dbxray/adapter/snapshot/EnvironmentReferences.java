package dev.dbxray.adapter.snapshot;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Put the values of environment variables into texts, for a name in braces after a dollar. A second dollar before it makes
 * it stand for itself.
 *
 * @param variables gets a variable's value, or null where it isn't set
 */
record EnvironmentReferences(UnaryOperator<@Nullable String> variables) {

    private static final Pattern REFERENCE = Pattern.compile("\\$(?<escaped>\\$\\{)|\\$\\{(?<name>[^}]*)}");

    /**
     * Expand a text.
     *
     * @param place where the text stands
     */
    String expand(String text, SidecarPlace place) {
        return REFERENCE
                .matcher(text)
                .replaceAll(reference -> Matcher.quoteReplacement(replacement((Matcher) reference, place)));
    }

    /** Tell whether a text takes anything from the environment. */
    static boolean isIn(String text) {
        return REFERENCE
                .matcher(text)
                .results()
                .anyMatch(reference -> !reference.group().startsWith("$$"));
    }

    private String replacement(Matcher reference, SidecarPlace place) {
        String name = reference.group("name");
        if (name == null) {
            return reference.group("escaped");
        }
        String value = variables.apply(name);
        if (value == null) {
            throw SidecarMessages.noVariable(place, name);
        }
        return value;
    }
}
