package dev.dbxray.adapter.search;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.search.Token;
import dev.dbxray.domain.search.Tokenizer;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexOptions;

/** Map a table to the document under which the index finds it; not for use by many threads at once. */
final class TableDocuments {

    private static final int SHORTEST_VOCABLE = 2;

    private static final FieldType WORDS_ONLY = new FieldType();

    static {
        WORDS_ONLY.setIndexOptions(IndexOptions.DOCS);
        WORDS_ONLY.setOmitNorms(true);
        WORDS_ONLY.freeze();
    }

    private final SharedPrefixes prefixes;
    private final WordForms forms;
    private final FieldTerms fieldTerms;

    TableDocuments(SharedPrefixes prefixes, WordForms forms) {
        this.prefixes = prefixes;
        this.forms = forms;
        this.fieldTerms = new FieldTerms(forms);
    }

    Document document(Table table) {
        var document = new Document();
        addName(document, table);
        addIdentifiers(document, Fields.ALIAS, TableNames.aliases(table), true);
        addIdentifiers(document, Fields.COLUMN, table.columns().stream().flatMap(TableNames::of), false);
        addText(document, Fields.DESCRIPTION, Stream.ofNullable(table.description()));
        addText(document, Fields.COLUMN_DESCRIPTION, descriptions(table));
        return document;
    }

    private static Stream<String> descriptions(Table table) {
        return table.columns().stream().map(Column::description).filter(Objects::nonNull);
    }

    private void addName(Document document, Table table) {
        List<Token> all = Tokenizer.tokens(table.name().name());
        int shared = prefixes.length(table.name());
        List<Token> own = all.subList(shared, all.size());
        addKeys(document, Fields.NAME_KEY, own);
        if (shared > 0) {
            addKeys(document, Fields.NAME_KEY, all);
        }
        addWords(document, own);
        addVocabulary(document, table);
        var parts = new TermList();
        Trigrams.of(Tokenizer.squash(all)).forEach(parts::next);
        add(document, Fields.NAME_PARTS, parts);
        var context = new TermList();
        fieldTerms.addIdentifier(context, Tokenizer.tokens(table.name().schema()));
        fieldTerms.addText(context, all.subList(0, shared));
        add(document, Fields.CONTEXT, context);
    }

    private void addWords(Document document, List<Token> own) {
        var words = new TermList();
        fieldTerms.addIdentifier(words, own);
        if (!own.isEmpty()) {
            String first = own.getFirst().text();
            words.same(Fields.first(first));
            forms.stems(first).forEach(stem -> words.same(Fields.first(stem)));
        }
        add(document, Fields.NAME, words);
    }

    private void addIdentifiers(Document document, String field, Stream<String> names, boolean whole) {
        var words = new TermList();
        names.map(Tokenizer::tokens).forEach(tokens -> {
            words.gap();
            fieldTerms.addIdentifier(words, tokens);
            if (whole) {
                addKeys(document, Fields.ALIAS_KEY, tokens);
            }
        });
        add(document, field, words);
    }

    private void addText(Document document, String field, Stream<String> texts) {
        var words = new TermList();
        texts.map(Tokenizer::tokens).forEach(tokens -> {
            words.gap();
            fieldTerms.addText(words, tokens);
        });
        add(document, field, words);
    }

    private void addKeys(Document document, String field, List<Token> tokens) {
        if (!tokens.isEmpty()) {
            String whole = Tokenizer.squash(tokens);
            String stem = forms.stem(tokens);
            document.add(new StringField(field, whole, Field.Store.NO));
            if (!stem.equals(whole)) {
                document.add(new StringField(field, WordForms.stemTerm(stem), Field.Store.NO));
            }
        }
    }

    private static void addVocabulary(Document document, Table table) {
        var words = new TermList();
        TableNames.words(table, SHORTEST_VOCABLE).forEach(words::next);
        if (!words.isEmpty()) {
            document.add(new Field(Fields.VOCABULARY, words.stream(), WORDS_ONLY));
        }
    }

    private static void add(Document document, String field, TermList terms) {
        if (!terms.isEmpty()) {
            document.add(new TextField(field, terms.stream()));
        }
    }
}
