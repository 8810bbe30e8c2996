package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.QuestionWords;
import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Read a query: a name, words or a whole question; made for one query. */
final class QueryReader {

    private static final int LONGEST_TEXT = 2_000;
    private static final int LONGEST_WORD = 128;
    private static final int MOST_TERMS = 32;
    private static final int LONGEST_COMPOUND = 3;
    private static final int MOST_COMPOUNDS = 16;

    private final WordForms forms = new WordForms();
    private final UnspacedTerms unspaced;
    private boolean broken;

    /**
     * Read queries for an index.
     *
     * @param known tells whether some table has a text in a script without spaces
     */
    QueryReader(Predicate<String> known) {
        unspaced = new UnspacedTerms(known);
    }

    ReadQuery read(String text) {
        var tokens = tokens(text.substring(0, Math.min(text.length(), LONGEST_TEXT)));
        var content =
                tokens.stream().filter(token -> !QuestionWords.contains(token)).toList();
        var words = content.stream()
                .filter(token -> token.kind() != Token.Kind.NUMBER)
                .toList();
        boolean question = content.size() < tokens.size() && !words.isEmpty();
        var asked = question ? words : content.isEmpty() ? tokens : content;
        return new ReadQuery(terms(tokens, asked, question), question, broken);
    }

    private List<Token> tokens(String text) {
        var tokens = new ArrayList<Token>();
        var run = new ArrayList<Token>();
        for (Token token : Tokenizer.tokens(text)) {
            if (!token.unspaced() || !token.joined()) {
                endRun(run, tokens);
            }
            (token.unspaced() ? run : tokens).add(shortened(token));
        }
        endRun(run, tokens);
        return tokens;
    }

    private static Token shortened(Token token) {
        return token.text().length() <= LONGEST_WORD
                ? token
                : new Token(token.text().substring(0, LONGEST_WORD), token.kind(), token.joined());
    }

    private void endRun(List<Token> run, List<Token> tokens) {
        if (!run.isEmpty()) {
            var split = unspaced.split(run);
            tokens.addAll(split.terms());
            broken |= split.broken();
            run.clear();
        }
    }

    private List<QueryTerm> terms(List<Token> tokens, List<Token> asked, boolean question) {
        Map<String, List<Token>> byStem = new LinkedHashMap<>();
        asked.forEach(token -> byStem.computeIfAbsent(forms.stem(token.text()), stem -> new ArrayList<>())
                .add(token));
        return byStem.values().stream()
                .limit(MOST_TERMS)
                .map(same -> term(same, tokens, question))
                .toList();
    }

    private QueryTerm term(List<Token> same, List<Token> tokens, boolean question) {
        Token token = same.getFirst();
        var alternatives = question ? Synonyms.of(token) : List.<Token>of();
        return new QueryTerm(token, alternatives, compounds(same, tokens), same.size(), !question);
    }

    /** Get the runs of neighbours that the term stands in and that neither begin nor end with a word that only asks. */
    private static List<List<Token>> compounds(List<Token> term, List<Token> tokens) {
        Map<String, List<Token>> compounds = new LinkedHashMap<>();
        for (int from = 0; from < tokens.size(); from++) {
            int longest = Math.min(tokens.size(), from + LONGEST_COMPOUND);
            for (int to = from + 2; to <= longest; to++) {
                var compound = tokens.subList(from, to);
                if (!Collections.disjoint(compound, term) && isCompound(compound)) {
                    compounds.putIfAbsent(Tokenizer.squash(compound), compound);
                }
            }
        }
        return compounds.values().stream().limit(MOST_COMPOUNDS).toList();
    }

    private static boolean isCompound(List<Token> tokens) {
        return !QuestionWords.contains(tokens.getFirst()) && !QuestionWords.contains(tokens.getLast());
    }
}
