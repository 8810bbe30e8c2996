package dev.dbxray.bootstrap;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Choose the language of everything that people and models read. */
enum Language {
    en(Locale.ENGLISH),
    ja(Locale.JAPANESE);

    static final String OPTION = "--language";

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    Locale locale() {
        return locale;
    }

    /**
     * Choose by the option, else by the environment's locale, else English. The parser itself comes too late, since its
     * own errors are to be in the chosen language.
     */
    static Language of(List<String> arguments, Locale environment) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.startsWith(OPTION + "=")) {
                return named(argument.substring(OPTION.length() + 1), environment);
            }
            if (argument.equals(OPTION) && i + 1 < arguments.size()) {
                return named(arguments.get(i + 1), environment);
            }
        }
        return of(environment);
    }

    private static Language named(String name, Locale environment) {
        for (Language language : values()) {
            if (language.name().equals(name)) {
                return language;
            }
        }
        return of(environment);
    }

    /** Find the language that the environment asks for, even where its locale isn't installed on the machine. */
    static Locale environment() {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(System::getenv)
                .filter(value -> value != null && !value.isEmpty())
                .limit(1)
                .filter(value -> value.startsWith(Locale.JAPANESE.getLanguage()))
                .map(value -> Locale.JAPANESE)
                .findFirst()
                .orElseGet(Locale::getDefault);
    }

    private static Language of(Locale locale) {
        return locale.getLanguage().equals(Locale.JAPANESE.getLanguage()) ? ja : en;
    }
}
