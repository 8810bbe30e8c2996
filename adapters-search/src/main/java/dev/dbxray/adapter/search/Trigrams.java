package dev.dbxray.adapter.search;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Cut a text into all runs of three characters, whose phrases find any part of it. */
final class Trigrams {

    static final int SIZE = 3;

    private Trigrams() {}

    static Stream<String> of(String text) {
        return IntStream.rangeClosed(0, text.length() - SIZE).mapToObj(at -> text.substring(at, at + SIZE));
    }
}
