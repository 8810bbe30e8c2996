package dev.dbxray.bootstrap;

import dev.dbxray.application.message.Message;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MaxValuesExceededException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Say in one line what is wrong with a command line, and where to read how it is meant. */
final class MisuseHandler implements IParameterExceptionHandler {

    private final Locale locale;

    MisuseHandler(Locale locale) {
        this.locale = locale;
    }

    @Override
    public int handleParseException(ParameterException misuse, String[] args) {
        CommandLine command = misuse.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        command.getErr()
                .println("dbxray: " + what(misuse).in(locale) + " "
                        + Texts.message("misuse.help", name).in(locale));
        command.getErr().flush();
        return CommandLineRunner.TO_BE_MENDED;
    }

    private static Message what(ParameterException misuse) {
        return switch (misuse) {
            case UnmatchedArgumentException unmatched ->
                Texts.message("misuse.unknown", unmatched.getUnmatched().getFirst());
            case OverwrittenOptionException twice -> Texts.message("misuse.twice", shown(twice.getOverwritten()));
            case MissingParameterException missing
            when !missing.getMissing().isEmpty() -> Texts.message("misuse.missing", alternatives(missing.getMissing()));
            case MutuallyExclusiveArgsException exclusive -> Texts.message("misuse.exclusive");
            case MaxValuesExceededException exceeded -> Texts.message("misuse.exclusive");
            default -> Texts.message("misuse.other", oneLine(misuse));
        };
    }

    private static String oneLine(ParameterException misuse) {
        String message = misuse.getMessage();
        return message == null ? "?" : message.lines().findFirst().orElse("?");
    }

    private static String alternatives(List<ArgSpec> missing) {
        var group = missing.getFirst().group();
        return group != null && group.exclusive()
                ? group.args().stream().map(MisuseHandler::shown).collect(Collectors.joining(" | "))
                : shown(missing.getFirst());
    }

    private static String shown(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
