package dev.dbxray.adapter.search;

import dev.dbxray.domain.search.Token;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Know words of everyday English that mean about the same; each line of the list is a group of them. */
final class Synonyms {

    private static final String GROUPS = """
            aircraft airplane plane
            amount quantity
            apartment flat
            article item
            author writer
            automobile car vehicle
            begin start
            bill invoice
            boss manager supervisor
            business company firm
            buy purchase
            child children kid
            city town
            client customer
            colour color
            competition contest
            contract agreement
            cost price
            country nation
            course class
            department division
            doctor physician
            email mail
            employee staff worker
            end finish
            faculty professor
            film movie
            gender sex
            goods product
            holiday vacation
            hotel inn
            image photo picture
            job occupation profession
            lawyer attorney
            lecturer instructor teacher
            location place
            money currency
            nationality citizenship
            order purchase
            pay salary wage
            people person
            phone telephone
            postcode zip
            pupil student
            rating score
            rent lease
            shop store
            supplier vendor
            surname lastname
            test exam
            trip journey
            weight mass
            """;

    private static final Map<String, List<Token>> BY_WORD = load();

    private Synonyms() {}

    /** Get the other words of the word's groups; the word may be a plural. */
    static List<Token> of(Token word) {
        return singulars(word.text())
                .map(BY_WORD::get)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(List.of());
    }

    /** Folds plurals only, lest words of one stem but other meaning (nation, nationality) share their synonyms. */
    private static Stream<String> singulars(String word) {
        return Stream.of(
                word, word.replaceFirst("s$", ""), word.replaceFirst("es$", ""), word.replaceFirst("ies$", "y"));
    }

    private static Map<String, List<Token>> load() {
        Map<String, List<Token>> byWord = new HashMap<>();
        GROUPS.lines()
                .map(line -> List.of(line.split(" ")))
                .forEach(group -> group.forEach(word -> byWord.merge(word, others(group, word), Synonyms::both)));
        return Map.copyOf(byWord);
    }

    private static List<Token> others(List<String> group, String word) {
        return group.stream()
                .filter(other -> !other.equals(word))
                .map(other -> new Token(other, Token.Kind.WORD, false))
                .toList();
    }

    private static List<Token> both(List<Token> some, List<Token> more) {
        return Stream.concat(some.stream(), more.stream()).distinct().toList();
    }
}
