package dev.dbxray.bootstrap;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Write out a failure that nobody foresaw, for whoever has to find its cause. */
final class StackTraces {

    private StackTraces() {}

    static String of(Throwable failure) {
        var text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString().stripTrailing();
    }
}
