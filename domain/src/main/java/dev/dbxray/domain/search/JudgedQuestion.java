package dev.dbxray.domain.search;

import java.util.Set;

/**
 * Hold a question and the tables that people judged to be its answer.
 *
 * @param text the whole question
 * @param rightTables the tables, each as {@code schema.name}, at least one
 */
public record JudgedQuestion(String text, Set<String> rightTables) {

    public JudgedQuestion {
        rightTables = Set.copyOf(rightTables);
    }
}
