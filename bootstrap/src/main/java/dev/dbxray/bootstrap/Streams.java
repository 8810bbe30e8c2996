package dev.dbxray.bootstrap;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Hold the process's own streams.
 *
 * @param in standard input
 * @param out standard output, which only the protocol and a command's own answer may go to
 * @param err standard error, for people
 * @param outIsTerminal whether a person reads {@code out} as it is written
 * @param errIsTerminal whether a person reads {@code err} as it is written
 */
record Streams(InputStream in, OutputStream out, PrintStream err, boolean outIsTerminal, boolean errIsTerminal) {

    // The launcher knows what the Java platform doesn't tell: which of the streams is a terminal.
    private static final String TERMINALS = "dbxray.terminals";

    /** Take the streams of this process, so that nothing else can write to standard output from now on. */
    static Streams takeOver() {
        var err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.setErr(err);
        System.setOut(err);
        String terminals = System.getProperty(TERMINALS, "");
        return new Streams(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                err,
                terminals.contains("out"),
                terminals.contains("err"));
    }

    /** Write a command's answer to standard output. */
    void print(String answer) {
        var text = new PrintStream(out, false, StandardCharsets.UTF_8);
        text.print(answer);
        text.print('\n');
        text.flush();
    }
}
