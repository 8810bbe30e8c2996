package dev.dbxray.bootstrap;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "dbxray", versionProvider = Version.class)
final class RootCommand implements Callable<Integer> {

    private final Session session;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true)
    boolean version;

    RootCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        session.err().print(spec.commandLine().getUsageMessage(CommandLine.Help.Ansi.OFF));
        session.err().flush();
        return CommandLineRunner.TO_BE_MENDED;
    }
}
