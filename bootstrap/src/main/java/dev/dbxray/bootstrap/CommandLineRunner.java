package dev.dbxray.bootstrap;

import dev.dbxray.application.message.MendableException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;

/** Parse the command line, run the command and turn whatever happens into an exit code. */
final class CommandLineRunner {

    static final int DONE = 0;
    static final int FAILED = 1;
    static final int TO_BE_MENDED = 2;

    private static final int USAGE_COLUMNS = 110;
    private static final Set<String> ABOUT = Set.of("--help", "-h", "--version", "-V");

    private CommandLineRunner() {}

    static int run(Streams streams, String... args) {
        var arguments = withDefaultCommand(args);
        var language = Language.of(arguments, Language.environment());
        return commandLine(streams, language).execute(arguments.toArray(String[]::new));
    }

    // A client's configuration may hold the options alone, as in "java -jar dbxray.jar --snapshot=DIR".
    private static List<String> withDefaultCommand(String... args) {
        var arguments = new ArrayList<>(Arrays.asList(args));
        boolean serves = arguments.stream()
                .filter(argument -> !argument.startsWith(Language.OPTION + "="))
                .findFirst()
                .filter(first -> first.startsWith("-") && !ABOUT.contains(first))
                .isPresent();
        if (serves) {
            arguments.addFirst("serve");
        }
        return arguments;
    }

    private static CommandLine commandLine(Streams streams, Language language) {
        var session = new Session(streams, language.locale());
        var commandLine = new CommandLine(new RootCommand(session))
                .addSubcommand(new ServeCommand(session))
                .addSubcommand(new CaptureCommand(session))
                .addSubcommand(new CallCommand(session))
                .addSubcommand(new ToolsCommand(session))
                .addSubcommand(new EvaluateCommand(session))
                .addSubcommand(new KeyCommand(session));
        commandLine.addMixin("common", new CommonOptions());
        commandLine.getSubcommands().values().forEach(command -> command.addMixin("common", new CommonOptions()));
        commandLine.setResourceBundle(Texts.usage(language.locale()));
        commandLine.setOut(session.out());
        commandLine.setErr(session.err());
        commandLine.setUsageHelpWidth(USAGE_COLUMNS);
        commandLine.setParameterExceptionHandler(new MisuseHandler(language.locale()));
        commandLine.setExecutionExceptionHandler((failure, command, parsed) -> report(failure, session));
        return commandLine;
    }

    private static int report(Exception failure, Session session) {
        if (failure instanceof MendableException mendable) {
            session.tell(mendable.in(session.locale()));
            return TO_BE_MENDED;
        }
        if (failure instanceof InvalidPathException path) {
            // A locale that can't write the name: nothing is wrong with the name itself.
            session.tell(Texts.message("path.locale", path.getInput()));
            return TO_BE_MENDED;
        }
        session.err().println(StackTraces.of(failure));
        session.err().flush();
        return FAILED;
    }
}
