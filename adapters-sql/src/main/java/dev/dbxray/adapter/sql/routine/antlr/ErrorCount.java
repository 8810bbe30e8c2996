package dev.dbxray.adapter.sql.routine.antlr;

import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.jspecify.annotations.Nullable;

/** Count what a parser doesn't understand, which it would tell on standard error otherwise. */
final class ErrorCount extends BaseErrorListener {

    private int errors;

    @Override
    public void syntaxError(
            Recognizer<?, ?> recognizer,
            @Nullable Object symbol,
            int line,
            int column,
            String message,
            @Nullable RecognitionException cause) {
        errors++;
    }

    boolean isNone() {
        return errors == 0;
    }
}
