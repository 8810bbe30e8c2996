package dev.dbxray.adapter.search;

/** Name the fields of a table's document. */
final class Fields {

    /** The whole physical name, squashed; with and without the prefix that the schema's tables share. */
    static final String NAME_KEY = "nameKey";

    /** The words of the physical name. */
    static final String NAME = "name";

    /** The physical name, squashed, by trigrams. */
    static final String NAME_PARTS = "nameParts";

    /** The whole logical name and each synonym, squashed. */
    static final String ALIAS_KEY = "aliasKey";

    /** The words of the logical name and the synonyms. */
    static final String ALIAS = "alias";

    /** The columns' names, logical names and synonyms. */
    static final String COLUMN = "column";

    static final String DESCRIPTION = "description";
    static final String COLUMN_DESCRIPTION = "columnDescription";

    /** Where the table stands: the schema's name and the prefix that its tables share. */
    static final String CONTEXT = "context";

    /** The words that a typo may have been meant for. */
    static final String VOCABULARY = "vocabulary";

    /** Marks the first word of a name. */
    private static final String FIRST = "^";

    private Fields() {}

    /** Get the term for a word with which a name begins. */
    static String first(String term) {
        return FIRST + term;
    }
}
