package dev.dbxray.domain.rule;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Find the sequences that a column's default takes its values from, in the spelling of any database: {@code
 * nextval('s.q'::regclass)}, {@code nextval(`s`.`q`)}, {@code NEXT VALUE FOR s.q} and {@code s.q.NEXTVAL}.
 */
final class SequencesOfDefault {

    private final List<SqlToken> tokens;
    private final Set<SqlName> found = new LinkedHashSet<>();

    private SequencesOfDefault(List<SqlToken> tokens) {
        this.tokens = tokens;
    }

    static List<SqlName> of(String defaultValue) {
        var reading = new SequencesOfDefault(SqlToken.read(defaultValue));
        for (int at = 0; at < reading.tokens.size(); at++) {
            reading.readCall(at);
            reading.readNextValueFor(at);
            reading.readPseudocolumn(at);
        }
        return List.copyOf(reading.found);
    }

    private void readCall(int at) {
        if (!tokens.get(at).isWord("nextval")) {
            return;
        }
        int argument = at + 1;
        while (argument < tokens.size() && tokens.get(argument).isSign('(')) {
            argument++;
        }
        if (argument > at + 1 && argument < tokens.size()) {
            SqlToken token = tokens.get(argument);
            add(
                    token.kind() == SqlToken.Kind.LITERAL
                            ? SqlName.partsAt(SqlToken.read(token.text()), 0)
                            : SqlName.partsAt(tokens, argument));
        }
    }

    private void readNextValueFor(int at) {
        if (at + 2 < tokens.size()
                && tokens.get(at).isWord("next")
                && tokens.get(at + 1).isWord("value")
                && tokens.get(at + 2).isWord("for")) {
            add(SqlName.partsAt(tokens, at + 3));
        }
    }

    private void readPseudocolumn(int at) {
        boolean beginsAName = at == 0 || !tokens.get(at - 1).isSign('.');
        var parts = beginsAName ? SqlName.partsAt(tokens, at) : List.<String>of();
        if (parts.size() > 1 && parts.getLast().equalsIgnoreCase("nextval")) {
            add(parts.subList(0, parts.size() - 1));
        }
    }

    private void add(List<String> parts) {
        if (!parts.isEmpty()) {
            found.add(SqlName.of(parts));
        }
    }
}
