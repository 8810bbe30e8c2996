package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.groupingBy;

import dev.dbxray.domain.model.ObjectName;
import java.util.Collection;
import java.util.List;
import java.util.Map;
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
     * Resolve a written name. A name in exactly its written case wins over names that differ only in case.
     *
     * @param text the name, as {@link NameSyntax} reads it
     * @param database the database that it must be in, in any case; null for any
     * @param schema the schema that it must be in, in any case; null for any
     */
    public Resolution resolve(String text, @Nullable String database, @Nullable String schema) {
        var readings = NameSyntax.read(text);
        Predicate<ObjectName> inScope = name -> isOrAny(database, name.database()) && isOrAny(schema, name.schema());
        var inAnyCase = readings.stream()
                .flatMap(reading -> namesByFold.getOrDefault(NamePattern.fold(reading.name()), List.of()).stream()
                        .filter(reading::fitsInAnyCase))
                .filter(inScope)
                .distinct()
                .sorted()
                .toList();
        var exact = inAnyCase.stream()
                .filter(name -> readings.stream().anyMatch(reading -> reading.fitsExactly(name)))
                .toList();
        return Resolution.of(exact.isEmpty() ? inAnyCase : exact);
    }

    private static boolean isOrAny(@Nullable String wanted, String actual) {
        return wanted == null || NamePattern.fold(wanted).equals(NamePattern.fold(actual));
    }
}
