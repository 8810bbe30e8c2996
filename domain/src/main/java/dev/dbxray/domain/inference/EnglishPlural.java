package dev.dbxray.domain.inference;

import java.util.regex.Pattern;

/** Turn English plurals into the singular, by the regular rules alone. */
final class EnglishPlural {

    private static final Pattern CHANGED_Y = Pattern.compile("(.{2,})ies");
    private static final Pattern ES = Pattern.compile("(.*(?:ss|x|ch|sh))es");
    private static final Pattern S = Pattern.compile("(.*[a-z&&[^siu]])s");

    private EnglishPlural() {}

    /** Write a lower-case word in the singular; a word that is no regular plural stays as it is. */
    static String singular(String word) {
        var changedY = CHANGED_Y.matcher(word);
        if (changedY.matches()) {
            return changedY.group(1) + "y";
        }
        var es = ES.matcher(word);
        if (es.matches()) {
            return es.group(1);
        }
        var s = S.matcher(word);
        return s.matches() ? s.group(1) : word;
    }
}
