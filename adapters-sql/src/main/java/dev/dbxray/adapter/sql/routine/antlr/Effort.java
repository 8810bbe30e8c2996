package dev.dbxray.adapter.sql.routine.antlr;

import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Let a parser look at tokens only so often. What it looks at grows with the square of a text's length and worse where
 * the text is made to do harm; counting stops it at the same place on every machine, which a clock would not.
 */
final class Effort extends CommonTokenStream {

    private static final long LOOKS_AT_LEAST = 2_000_000;
    private static final long LOOKS_PER_TOKEN = 2_000;

    private long looks;

    Effort(TokenSource tokens) {
        super(tokens);
    }

    @Override
    public int LA(int ahead) {
        looks++;
        if (looks > LOOKS_AT_LEAST + LOOKS_PER_TOKEN * tokens.size()) {
            throw new ParseCancellationException("more looks than any sound text needs");
        }
        return super.LA(ahead);
    }
}
