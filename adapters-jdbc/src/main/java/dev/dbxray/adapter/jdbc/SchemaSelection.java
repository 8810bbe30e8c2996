package dev.dbxray.adapter.jdbc;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.SchemaEntry;
import dev.dbxray.application.message.MendableException;
import dev.dbxray.domain.rule.Glob;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Choose schemas by patterns over their names, in which {@code *} stands for any text and {@code ?} for any one character;
 * letter case counts.
 *
 * <p>The database system's own schemas are chosen only where {@code include} spells their names out.
 *
 * @param include what to choose; empty for everything
 * @param exclude what to leave out of that
 */
public record SchemaSelection(List<String> include, List<String> exclude) {

    /** Choose every schema that isn't the database system's own. */
    public static final SchemaSelection EVERYTHING = new SchemaSelection(List.of(), List.of());

    private static final int NAMES_SHOWN = 20;

    public SchemaSelection {
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
    }

    List<String> choose(String database, List<SchemaEntry> schemas) {
        List<String> missing = include.stream()
                .filter(pattern -> new Glob(pattern).isLiteral())
                .filter(name ->
                        schemas.stream().noneMatch(schema -> schema.name().equals(name)))
                .toList();
        if (!missing.isEmpty()) {
            throw new MendableException(text("schema.none", database, String.join(", ", missing), own(schemas)));
        }
        List<String> chosen =
                schemas.stream().filter(this::takes).map(SchemaEntry::name).toList();
        if (chosen.isEmpty() && !equals(EVERYTHING)) {
            throw nothingLeft(database, schemas);
        }
        return chosen;
    }

    private MendableException nothingLeft(String database, List<SchemaEntry> schemas) {
        String included = include.isEmpty() ? "*" : String.join(", ", include);
        return exclude.isEmpty()
                ? new MendableException(text("schema.none", database, included, own(schemas)))
                : new MendableException(
                        text("schema.excluded", database, included, String.join(", ", exclude), own(schemas)));
    }

    private boolean takes(SchemaEntry schema) {
        String name = schema.name();
        boolean included = schema.system() ? include.contains(name) : include.isEmpty() || anyFits(include, name);
        return included && !anyFits(exclude, name);
    }

    private static boolean anyFits(List<String> patterns, String name) {
        return patterns.stream().map(Glob::new).anyMatch(glob -> glob.test(name));
    }

    private static String own(List<SchemaEntry> schemas) {
        List<String> names = schemas.stream()
                .filter(schema -> !schema.system())
                .map(SchemaEntry::name)
                .sorted()
                .toList();
        String shown = names.stream().limit(NAMES_SHOWN).collect(Collectors.joining(", "));
        return names.size() > NAMES_SHOWN ? shown + ", ..." : shown;
    }
}
