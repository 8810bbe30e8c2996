package dev.dbxray.domain.inference;

import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.List;
import java.util.Set;

/**
 * Hold the words of a name, each in the singular, so that all ways to write the same compound are equal.
 *
 * @param words the words in their order
 */
record CompoundName(List<String> words) {

    private static final Set<String> TABLE_PREFIXES = Set.of("t", "tb", "tbl", "m", "mst", "trn");
    private static final Set<String> IDENTIFIERS =
            Set.of("id", "code", "cd", "no", "num", "number", "key", "uuid", "guid", "コード", "番号");
    // They are keys of anything and name nothing.
    private static final Set<String> GENERIC = Set.of("uuid", "guid", "oid", "rowid");

    static CompoundName of(String name) {
        return new CompoundName(Tokenizer.tokens(name).stream()
                .map(Token::text)
                .map(EnglishPlural::singular)
                .toList());
    }

    /** Write it without anything between its words. */
    String squashed() {
        return String.join("", words);
    }

    /** Leave out the first words. */
    CompoundName from(int first) {
        return new CompoundName(words.subList(first, words.size()));
    }

    /** Leave out a prefix that only says that a table is one. */
    CompoundName withoutTablePrefix() {
        return words.size() > 1 && TABLE_PREFIXES.contains(words.getFirst()) ? from(1) : this;
    }

    /** Tell whether it ends in a word for a key. */
    boolean isIdentifier() {
        return !words.isEmpty() && (IDENTIFIERS.contains(words.getLast()) || endsWithinWord());
    }

    /** Tell whether it ends in a word for a key and says before that what it is a key of. */
    boolean isSpecificIdentifier() {
        return isIdentifier() && (words.size() > 1 || endsWithinWord());
    }

    private boolean endsWithinWord() {
        String last = words.getLast();
        return List.of("id", "コード", "番号").stream().anyMatch(end -> last.length() > end.length() && last.endsWith(end))
                && !GENERIC.contains(last);
    }
}
