package dev.dbxray.domain.search;

/** Recognise how identifiers shorten words: to their beginning ({@code emp}) or to consonants ({@code dept, qty}). */
public final class Abbreviation {

    private static final int SHORTEST = 2;
    private static final int LONGEST = 5;
    private static final String VOWELS = "aeiou";

    private Abbreviation() {}

    /**
     * Tell whether one word may be short for another.
     *
     * @param abbreviation the shorter word, in lower case, of 2 to 5 letters
     * @param word the longer word, in lower case, at least two letters longer
     */
    public static boolean abbreviates(String abbreviation, String word) {
        int length = abbreviation.length();
        if (length < SHORTEST || length > LONGEST || word.length() < length + 2) {
            return false;
        }
        int same = sharedStart(abbreviation, word);
        return same == length
                || (same > 0 && endsAlike(abbreviation, word) && consonantsFollow(abbreviation, word, same));
    }

    private static int sharedStart(String abbreviation, String word) {
        int at = 0;
        while (at < abbreviation.length() && abbreviation.charAt(at) == word.charAt(at)) {
            at++;
        }
        return at;
    }

    private static boolean endsAlike(String abbreviation, String word) {
        int last = word.length() - 1;
        while (last > 0 && isVowel(word.charAt(last))) {
            last--;
        }
        return abbreviation.charAt(abbreviation.length() - 1) == word.charAt(last);
    }

    private static boolean consonantsFollow(String abbreviation, String word, int from) {
        int found = from;
        for (int at = from; at < abbreviation.length(); at++) {
            char letter = abbreviation.charAt(at);
            found = isVowel(letter) ? 0 : word.indexOf(letter, found) + 1;
            if (found == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isVowel(char letter) {
        return VOWELS.indexOf(letter) >= 0;
    }
}
