package dev.dbxray.adapter.sql.routine.body;

import static java.util.stream.Collectors.joining;

import java.util.Collection;

/** Tell what is done with a table's rows. */
public enum Operation {
    CREATE("C"),
    READ("R"),
    UPDATE("U"),
    DELETE("D");

    private final String letter;

    Operation(String letter) {
        this.letter = letter;
    }

    /** Write operations as some of the letters {@code CRUD}, in this order. */
    static String letters(Collection<Operation> operations) {
        return operations.stream()
                .distinct()
                .sorted()
                .map(operation -> operation.letter)
                .collect(joining());
    }
}
