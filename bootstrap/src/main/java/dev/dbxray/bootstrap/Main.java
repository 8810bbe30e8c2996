package dev.dbxray.bootstrap;

/** Start dbxray. */
public final class Main {

    private Main() {}

    /**
     * Run a command and exit: 0 when it did its work, 2 when the user can mend what kept it from doing so, 1 when it
     * failed otherwise.
     */
    public static void main(String[] args) {
        System.exit(CommandLineRunner.run(Streams.takeOver(), RawArguments.of(args)));
    }
}
