package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.NameIndex;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.NearestNames;
import dev.dbxray.domain.rule.Resolution;
import dev.dbxray.domain.rule.TableGlob;
import dev.dbxray.domain.sidecar.SidecarProblem.AmbiguousColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.AmbiguousTable;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownLabel;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import dev.dbxray.domain.sidecar.SidecarProblem.UnmatchedGlob;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Find what a sidecar's names mean and note each one that means nothing or too much. */
final class NameLookup {

    private static final int NEAREST = 3;

    private final List<ObjectName> tables;
    private final NameIndex index;
    private final Map<String, Set<ObjectName>> tablesByLabel = new LinkedHashMap<>();
    private final Set<SidecarProblem> problems = new LinkedHashSet<>();

    NameLookup(Collection<ObjectName> tables) {
        this.tables = List.copyOf(tables);
        index = new NameIndex(tables);
    }

    /** Get the problems so far, each once. */
    List<SidecarProblem> problems() {
        return List.copyOf(problems);
    }

    void report(SidecarProblem problem) {
        problems.add(problem);
    }

    Optional<ObjectName> table(String written) {
        return table(written, null);
    }

    /** Find a table of this database, or of any where it is null. */
    Optional<ObjectName> table(String written, @Nullable String database) {
        return switch (index.resolve(written, database, null)) {
            case Resolution.Found found -> Optional.of(found.name());
            case Resolution.Ambiguous several -> none(new AmbiguousTable(written, several.names()));
            case Resolution.NotFound none -> none(new UnknownTable(written, nearest(written, database)));
        };
    }

    /** Find the tables that a name or a glob means. */
    List<ObjectName> tables(String written) {
        var glob = new TableGlob(written);
        if (glob.isLiteral()) {
            return table(written).stream().toList();
        }
        var found = glob.among(tables);
        if (found.isEmpty()) {
            report(new UnmatchedGlob(written));
        }
        return found;
    }

    /** Remember that a table has these labels. */
    void label(ObjectName table, List<String> labels) {
        labels.forEach(label -> tablesByLabel
                .computeIfAbsent(label, unusedLabel -> new LinkedHashSet<>())
                .add(table));
    }

    /** Find the tables that have a label. */
    Set<ObjectName> labelled(String written) {
        var found = tablesByLabel.getOrDefault(written, Set.of());
        if (found.isEmpty()) {
            var labels = List.copyOf(tablesByLabel.keySet());
            report(new UnknownLabel(written, NearestNames.misspelt(written, labels, Stream::of, NEAREST)));
        }
        return found;
    }

    private List<ObjectName> nearest(String written, @Nullable String database) {
        var candidates = tables.stream()
                .filter(name -> database == null || database.equals(name.database()))
                .toList();
        return NearestNames.misspelt(written, candidates, NameSyntax::spellings, NEAREST);
    }

    /** Find a column; a name in exactly its written case wins over names that differ only in case. */
    Optional<String> column(Table table, String written) {
        if (table.column(written).isPresent()) {
            return Optional.of(written);
        }
        var names = table.columns().stream().map(Column::name).toList();
        var fitting = names.stream().filter(written::equalsIgnoreCase).toList();
        return switch (fitting.size()) {
            case 1 -> Optional.of(fitting.getFirst());
            case 0 ->
                none(new UnknownColumn(
                        table.name(), written, NearestNames.misspelt(written, names, Stream::of, NEAREST)));
            default -> none(new AmbiguousColumn(table.name(), written, fitting));
        };
    }

    /** Find these columns; empty where one of them can't be found. */
    Optional<List<String>> columns(Table table, List<String> written) {
        var found =
                written.stream().flatMap(name -> column(table, name).stream()).toList();
        return found.size() == written.size() ? Optional.of(found) : Optional.empty();
    }

    private <T> Optional<T> none(SidecarProblem problem) {
        report(problem);
        return Optional.empty();
    }
}
