package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/** Ask for the tables in which a term stands, each scored by the strongest place; made for one term. */
final class TermQueries {

    /** What a form of the word is worth, of the word exactly as it was written. */
    private static final float FORM = .99f;

    /** What a word of about the same meaning is worth. */
    private static final float ALTERNATIVE = .8f;

    /** What the middle of a word is worth, of a whole word in the same place. */
    private static final float PART = .97f;

    private final WordForms forms = new WordForms();
    private final List<Query> clauses = new ArrayList<>();

    private final Vocabulary vocabulary;

    private TermQueries(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    static Query of(QueryTerm term, Vocabulary vocabulary) {
        var queries = new TermQueries(vocabulary);
        queries.addToken(term.token(), 1);
        if (term.parts() && !term.token().unspaced()) {
            queries.addParts(term.token().text());
        }
        term.alternatives().forEach(word -> queries.addToken(word, ALTERNATIVE));
        term.compounds().forEach(queries::addCompound);
        return new DisjunctionMaxQuery(queries.clauses, 0);
    }

    private void addToken(Token token, float share) {
        if (token.unspaced()) {
            addWhole(token.text(), share);
            addCharacters(token.text(), share);
        } else {
            String stem = forms.stem(token.text());
            addWord(token.text(), share);
            addWord(WordForms.stemTerm(stem), share * FORM);
            if (!stem.equals(token.text())) {
                addWord(stem, share * FORM);
            }
        }
    }

    private void addWhole(String term, float share) {
        constant(Tier.WHOLE_NAME, share, new TermQuery(new Term(Fields.NAME_KEY, term)));
        constant(Tier.WHOLE_ALIAS, share, new TermQuery(new Term(Fields.ALIAS_KEY, term)));
    }

    private void addWord(String term, float share) {
        addWhole(term, share);
        scored(Tier.NAME_PREFIX, share, word(Fields.NAME, Fields.first(term)));
        scored(Tier.NAME_WORD, share, word(Fields.NAME, term));
        scored(Tier.NAME_PART, share, word(Fields.ALIAS, term));
        scored(Tier.COLUMN, share, word(Fields.COLUMN, term));
        scored(Tier.DESCRIPTION, share, word(Fields.DESCRIPTION, term));
        scored(Tier.COLUMN_DESCRIPTION, share, word(Fields.COLUMN_DESCRIPTION, term));
        scored(Tier.CONTEXT, share, word(Fields.CONTEXT, term));
    }

    private void addCharacters(String text, float share) {
        constant(Tier.NAME_PREFIX, share, new PrefixQuery(new Term(Fields.NAME_KEY, text)));
        scored(Tier.NAME_PART, share, Phrases.ofCharacters(Fields.NAME, text));
        scored(Tier.NAME_PART, share, Phrases.ofCharacters(Fields.ALIAS, text));
        scored(Tier.COLUMN, share, Phrases.ofCharacters(Fields.COLUMN, text));
        scored(Tier.DESCRIPTION, share, Phrases.ofCharacters(Fields.DESCRIPTION, text));
        scored(Tier.COLUMN_DESCRIPTION, share, Phrases.ofCharacters(Fields.COLUMN_DESCRIPTION, text));
        scored(Tier.CONTEXT, share, Phrases.ofCharacters(Fields.CONTEXT, text));
    }

    private void addParts(String text) {
        constant(Tier.NAME_PREFIX, PART, new PrefixQuery(new Term(Fields.NAME_KEY, text)));
        if (text.length() >= Trigrams.SIZE) {
            constant(Tier.NAME_PART, PART, Phrases.ofTrigrams(Fields.NAME_PARTS, text));
            var words = vocabulary.containing(text).stream().map(BytesRef::new).toList();
            constant(Tier.NAME_PART, PART, new TermInSetQuery(Fields.ALIAS, words));
            constant(Tier.COLUMN, PART, new TermInSetQuery(Fields.COLUMN, words));
        }
    }

    private void addCompound(List<Token> tokens) {
        String squashed = Tokenizer.squash(tokens);
        String stem = forms.stem(tokens);
        addWhole(stem, FORM);
        addWhole(WordForms.stemTerm(stem), FORM);
        addWhole(squashed, 1);
        scored(Tier.NAME_WORD, 1, word(Fields.NAME, squashed));
        scored(Tier.NAME_PART, 1, word(Fields.ALIAS, squashed));
        scored(Tier.COLUMN, 1, word(Fields.COLUMN, squashed));
    }

    private static Query word(String field, String term) {
        return new TermQuery(new Term(field, term));
    }

    private void constant(Tier tier, float share, Query query) {
        clauses.add(new BoostQuery(new ConstantScoreQuery(query), tier.weight() * share));
    }

    private void scored(Tier tier, float share, Query query) {
        clauses.add(new BoostQuery(query, tier.weight() * share));
    }
}
