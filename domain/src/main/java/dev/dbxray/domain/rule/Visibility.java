package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import java.util.List;
import java.util.function.Predicate;

/**
 * Say which databases and schemas somebody may see: those whose names fit one of the patterns.
 *
 * @param databases patterns of databases; empty for all
 * @param schemas patterns of schemas, in whichever of these databases; empty for all
 */
public record Visibility(List<Glob> databases, List<Glob> schemas) {

    /** Everything. */
    public static final Visibility ALL = new Visibility(List.of(), List.of());

    public Visibility {
        databases = List.copyOf(databases);
        schemas = List.copyOf(schemas);
    }

    /** Make one of written patterns. */
    public static Visibility of(List<String> databases, List<String> schemas) {
        return new Visibility(
                databases.stream().map(Glob::new).toList(),
                schemas.stream().map(Glob::new).toList());
    }

    /** Tell whether anything of a database may be seen. */
    public boolean holdsDatabase(String database) {
        return fits(databases, database);
    }

    boolean holds(String database, String schema) {
        return holdsDatabase(database) && fits(schemas, schema);
    }

    boolean holds(ObjectName name) {
        return holds(name.database(), name.schema());
    }

    private static boolean fits(List<? extends Predicate<String>> patterns, String name) {
        return patterns.isEmpty() || patterns.stream().anyMatch(pattern -> pattern.test(name));
    }
}
