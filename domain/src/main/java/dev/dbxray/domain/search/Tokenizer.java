package dev.dbxray.domain.search;

import dev.dbxray.domain.search.Token.Kind;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Split names and texts into tokens: at everything that is neither letter nor digit, between letters and digits, at the
 * humps of camelCase and where the script changes. Compatibility forms are folded first (Unicode NFKC).
 */
public final class Tokenizer {

    private static final int PROLONGED_SOUND_MARK = 0x30FC;

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int start;
    private int end = -1;
    private @Nullable Kind kind;

    private Tokenizer(String text) {
        this.text = text;
    }

    /** Split a name or text into tokens, in reading order. */
    public static List<Token> tokens(String text) {
        var tokenizer = new Tokenizer(Normalizer.normalize(text, Normalizer.Form.NFKC));
        tokenizer.run();
        return tokenizer.tokens;
    }

    /** Write a name's tokens without anything between them, so that all ways to write a compound are equal. */
    public static String squash(List<Token> tokens) {
        return tokens.stream().map(Token::text).collect(Collectors.joining());
    }

    private void run() {
        for (int at = 0; at < text.length(); ) {
            int here = text.codePointAt(at);
            int next = at + Character.charCount(here);
            Kind kindHere = kindOf(here);
            if (kindHere != kind || isHump(at, here, next)) {
                finish(at);
                kind = kindHere;
                start = at;
            }
            at = next;
        }
        finish(text.length());
    }

    private void finish(int at) {
        if (kind != null) {
            tokens.add(new Token(text.substring(start, at).toLowerCase(Locale.ROOT), kind, start == end));
            end = at;
        }
    }

    private boolean isHump(int at, int here, int next) {
        if (at == start || !Character.isUpperCase(here)) {
            return false;
        }
        boolean afterLower = !Character.isUpperCase(text.codePointBefore(at));
        boolean beforeLower = next < text.length() && Character.isLowerCase(text.codePointAt(next));
        return afterLower || beforeLower;
    }

    private @Nullable Kind kindOf(int codePoint) {
        if (Character.isDigit(codePoint)) {
            return Kind.NUMBER;
        }
        if (codePoint == PROLONGED_SOUND_MARK) {
            return kind == Kind.HIRAGANA ? Kind.HIRAGANA : Kind.KATAKANA;
        }
        if (isMark(codePoint)) {
            return kind;
        }
        return Character.isLetter(codePoint) ? kindOf(UnicodeScript.of(codePoint)) : null;
    }

    private static Kind kindOf(UnicodeScript script) {
        return switch (script) {
            case HAN -> Kind.HAN;
            case HIRAGANA -> Kind.HIRAGANA;
            case KATAKANA -> Kind.KATAKANA;
            case HANGUL -> Kind.HANGUL;
            default -> Kind.WORD;
        };
    }

    private static boolean isMark(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }
}
