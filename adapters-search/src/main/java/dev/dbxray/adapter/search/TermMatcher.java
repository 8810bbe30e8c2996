package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tell whether a term stands in a name or text, by the rules by which the index finds it. */
final class TermMatcher {

    private final WordForms forms;
    private final List<String> unspaced;
    private final Set<String> words = new HashSet<>();
    private final Set<String> compounds;
    private final String part;

    /**
     * Match a term.
     *
     * @param forms folds the words of the names and texts as the index did
     */
    TermMatcher(QueryTerm term, WordForms forms) {
        this.forms = forms;
        var tokens = Stream.concat(Stream.of(term.token()), term.alternatives().stream())
                .toList();
        unspaced = tokens.stream().filter(Token::unspaced).map(Token::text).toList();
        tokens.stream().filter(token -> !token.unspaced()).forEach(token -> {
            String stem = forms.stem(token.text());
            words.add(token.text());
            words.add(stem);
            words.add(WordForms.stemTerm(stem));
        });
        compounds = term.compounds().stream().map(Tokenizer::squash).collect(Collectors.toSet());
        part = term.parts() && !term.token().unspaced() ? term.token().text() : "";
    }

    /** Tell whether it stands in a table's physical name, also as its beginning. */
    boolean isInName(List<Token> name) {
        String squashed = Tokenizer.squash(name);
        boolean asPart = part.length() >= Trigrams.SIZE ? squashed.contains(part) : squashed.startsWith(part);
        return isInIdentifier(name) || (!part.isEmpty() && asPart);
    }

    /** Tell whether it stands in a name, as a word, as several words together or, from three characters, as a part. */
    boolean isInIdentifier(List<Token> name) {
        String squashed = Tokenizer.squash(name);
        return isInText(name)
                || words.contains(squashed)
                || compounds.contains(squashed)
                || hasNeighbours(name)
                || isPart(name);
    }

    private boolean isPart(List<Token> name) {
        return part.length() >= Trigrams.SIZE
                && name.stream().anyMatch(token -> token.text().contains(part));
    }

    /** Tell whether it stands in a text, as a word or, in scripts without spaces, anywhere. */
    boolean isInText(List<Token> text) {
        return text.stream().anyMatch(this::isWord) || (!unspaced.isEmpty() && isInRun(text));
    }

    private boolean isWord(Token token) {
        return !token.unspaced()
                && (words.contains(token.text())
                        || forms.stems(token.text()).stream().anyMatch(words::contains));
    }

    private boolean hasNeighbours(List<Token> name) {
        for (int at = 1; at < name.size(); at++) {
            String both = name.get(at - 1).text() + name.get(at).text();
            if (words.contains(both) || compounds.contains(both)) {
                return true;
            }
        }
        return false;
    }

    private boolean isInRun(List<Token> text) {
        var run = new StringBuilder();
        for (Token token : text) {
            run.append(token.joined() ? "" : " ").append(token.unspaced() ? token.text() : " ");
        }
        return unspaced.stream().anyMatch(term -> run.indexOf(term) >= 0);
    }
}
