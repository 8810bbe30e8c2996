package dev.dbxray.adapter.sql.routine.postgresql;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.util.Set;
import java.util.regex.Pattern;

/** Tell the words that make a query's structure from names, which JSqlParser reserves more of than PostgreSQL does. */
final class KeyWords {

    private static final Set<String> STRUCTURE = words("""
            all and any asc asymmetric between both by case check collate conflict constraint cross cube
            current current_catalog current_date current_role current_schema current_time current_timestamp
            current_user default delete desc distinct do else end escape except exclude exists false fetch
            filter first following for from full group grouping groups having ilike in inner insert
            intersect into is isnull join last lateral leading left like limit localtime localtimestamp
            matched merge natural next not nothing notnull null nulls offset on only or order outer over
            overlaps partition preceding range recursive returning right rollup rows select session_user
            set sets similar some symmetric then ties to trailing true unbounded union unique update user
            using values when where window with within
            """);

    private KeyWords() {}

    private static Set<String> words(String text) {
        return Pattern.compile("\\s+").splitAsStream(text).collect(toUnmodifiableSet());
    }

    /** Tell whether any word that stands between these tokens is a name. */
    static boolean isName(Token before, Token next) {
        return before.isSign(".") || next.isSign(".") || before.is("AS");
    }

    /** Tell whether a word that isn't sure to be a name is one where it stands. */
    static boolean isOne(Token before, Token word, Token next) {
        return switch (word.keyword()) {
            case "time", "zone" -> before.isAnyOf("WITH", "WITHOUT", "AT", "TIME") || next.isString();
            case "at" -> next.is("TIME");
            case "timestamp", "without" -> next.isString() || next.isAnyOf("WITH", "WITHOUT", "TIME");
            case "date", "interval" -> next.isString();
            default -> STRUCTURE.contains(word.keyword());
        };
    }
}
