package dev.dbxray.domain.rule;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keep the objects that hold a text in their name or comment, in any letter case and width. */
public final class TextFilter {

    private final String wanted;

    private TextFilter(String wanted) {
        this.wanted = wanted;
    }

    /**
     * Make a filter.
     *
     * @param query the text to look for; null for a filter that keeps everything
     */
    public static TextFilter of(@Nullable String query) {
        return new TextFilter(query == null ? "" : normalize(query.strip()));
    }

    /** Tell whether one of the texts holds the text that is looked for. */
    public boolean fits(String name, @Nullable String... texts) {
        return Stream.concat(Stream.of(name), Stream.of(texts))
                .filter(Objects::nonNull)
                .anyMatch(text -> normalize(text).contains(wanted));
    }

    /** Fold letter case and width (Unicode normalization form KC), so that equal-looking texts are equal. */
    public static String normalize(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
