package dev.dbxray.domain.search;

/**
 * Hold a run of characters of one kind, in lower case: the smallest piece of a name or text that a search knows.
 *
 * @param text the characters
 * @param kind what they are
 * @param joined whether it follows the token before it with nothing in between
 */
public record Token(String text, Kind kind, boolean joined) {

    /** The kinds of runs. */
    public enum Kind {
        /** Letters of a script that puts spaces between words. */
        WORD,
        NUMBER,
        HAN,
        HIRAGANA,
        KATAKANA,
        HANGUL
    }

    /** Tell whether words of its script stand without spaces between them, so that a part of it may be a word. */
    public boolean unspaced() {
        return kind != Kind.WORD && kind != Kind.NUMBER;
    }
}
