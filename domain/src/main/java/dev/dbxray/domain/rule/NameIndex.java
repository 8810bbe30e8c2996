package dev.dbxray.domain.rule;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.groupingBy;

import dev.dbxray.domain.model.ObjectName;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Find objects by what people write for their names. */
public final class NameIndex {

    private final Map<String, List<ObjectName>> namesByFold;

    /** Index these names. */
    public NameIndex(Collection<ObjectName> names) {
        namesByFold = names.stream().sorted().collect(groupingBy(name -> NamePattern.fold(name.name())));
    }

    /**
     * Resolve a written name. A name in exactly its written case wins over names that differ only in case, and a
     * reading of the text as schema and name over one that takes the dot as part of the name.
     *
     * @param text the name, as {@link NameSyntax} reads it
     * @param database the database that it must be in, in any case; null for any
     * @param schema the schema that it must be in, in any case; null for any
     */
    public Resolution resolve(String text, @Nullable String database, @Nullable String schema) {
        Predicate<ObjectName> inScope = name -> isOrAny(database, name.database()) && isOrAny(schema, name.schema());
        var readings = NameSyntax.read(text).stream()
                .sorted(comparingInt(NamePattern::parts).reversed())
                .toList();
        var exact = firstFitting(readings, NamePattern::fitsExactly, inScope);
        return Resolution.of(exact.isEmpty() ? firstFitting(readings, NamePattern::fitsInAnyCase, inScope) : exact);
    }

    private List<ObjectName> firstFitting(
            List<NamePattern> readings, BiPredicate<NamePattern, ObjectName> fits, Predicate<ObjectName> inScope) {
        var found = new TreeSet<ObjectName>();
        int parts = 0;
        for (NamePattern reading : readings) {
            if (!found.isEmpty() && reading.parts() < parts) {
                break;
            }
            parts = reading.parts();
            namesByFold.getOrDefault(NamePattern.fold(reading.name()), List.of()).stream()
                    .filter(name -> fits.test(reading, name))
                    .filter(inScope)
                    .forEach(found::add);
        }
        return List.copyOf(found);
    }

    private static boolean isOrAny(@Nullable String wanted, String actual) {
        return wanted == null || NamePattern.fold(wanted).equals(NamePattern.fold(actual));
    }
}
