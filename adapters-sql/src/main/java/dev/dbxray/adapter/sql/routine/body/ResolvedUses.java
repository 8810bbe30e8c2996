package dev.dbxray.adapter.sql.routine.body;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.nullsLast;

import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Merge the uses of each table, however the body writes its name. */
public final class ResolvedUses {

    private static final Comparator<TableUse> CANONICAL = comparing(TableUse::schema, nullsLast(naturalOrder()))
            .thenComparing(TableUse::name)
            .thenComparing(use -> String.join(".", use.schemaCandidates()));

    private final Map<Key, Set<Operation>> uses = new HashMap<>();

    /** Note a use of a table that is decided. */
    public void decided(TableRef table, Set<Operation> operations) {
        add(new Key(table.schema(), table.name(), null, List.of()), operations);
    }

    /**
     * Note a use of one of several tables.
     *
     * @param resolution what decides which one, for example {@code search_path}
     * @param candidates the tables that may be meant
     */
    public void open(String resolution, Collection<TableRef> candidates, Set<Operation> operations) {
        Map<String, TreeSet<String>> schemasByName = new HashMap<>();
        candidates.forEach(table -> schemasByName
                .computeIfAbsent(table.name(), unusedName -> new TreeSet<>())
                .add(table.schema()));
        schemasByName.forEach(
                (name, schemas) -> add(new Key(null, name, resolution, List.copyOf(schemas)), operations));
    }

    private void add(Key key, Set<Operation> operations) {
        uses.computeIfAbsent(key, unusedKey -> EnumSet.noneOf(Operation.class)).addAll(operations);
    }

    /** Tell whether a table is decided to be used. */
    public boolean isUsed(TableRef table) {
        return uses.containsKey(new Key(table.schema(), table.name(), null, List.of()));
    }

    /** List the uses, decided tables by schema and name first. */
    List<TableUse> list() {
        return uses.entrySet().stream()
                .map(entry -> entry.getKey().use(entry.getValue()))
                .sorted(CANONICAL)
                .toList();
    }

    private record Key(
            @Nullable String schema, String name, @Nullable String resolution, List<String> candidates) {

        TableUse use(Set<Operation> operations) {
            return new TableUse(
                    schema, name, Operation.letters(operations), resolution, candidates, UnknownProperties.NONE);
        }
    }
}
