package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turn tokens into the terms under which the index finds them. */
final class FieldTerms {

    private final WordForms forms;

    FieldTerms(WordForms forms) {
        this.forms = forms;
    }

    /** Put the words of a text with their stems, and the pairs of neighbouring characters of scripts without spaces. */
    void addText(TermList terms, List<Token> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.unspaced()) {
                addCharacters(terms, token, i + 1 < tokens.size() ? tokens.get(i + 1) : null);
            } else {
                terms.next(token.text());
                forms.stems(token.text()).forEach(terms::same);
            }
        }
    }

    /** Put an identifier's words, each two neighbours also as one, and all of them as one. */
    void addIdentifier(TermList terms, List<Token> tokens) {
        addText(terms, tokens);
        for (int i = 1; i < tokens.size(); i++) {
            if (!tokens.get(i).unspaced() && !tokens.get(i - 1).unspaced()) {
                terms.same(tokens.get(i - 1).text() + tokens.get(i).text());
            }
        }
        if (tokens.size() > 2) {
            terms.same(Tokenizer.squash(tokens));
        }
    }

    private static void addCharacters(TermList terms, Token token, @Nullable Token next) {
        int[] characters = token.text().codePoints().toArray();
        for (int i = 0; i < characters.length; i++) {
            if (i + 1 < characters.length) {
                terms.next(new String(characters, i, 2));
            } else if (next != null && next.joined() && next.unspaced()) {
                terms.next(Character.toString(characters[i])
                        + Character.toString(next.text().codePointAt(0)));
            } else {
                terms.next(Character.toString(characters[i]));
            }
        }
    }
}
