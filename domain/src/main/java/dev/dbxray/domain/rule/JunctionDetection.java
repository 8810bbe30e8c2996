package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.toCollection;

import dev.dbxray.domain.graph.RelationEdge;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Tell whether a table is a junction: whether at least two relations make its primary key, or another key of columns that
 * can't be NULL. Column names compare in any letter case.
 */
final class JunctionDetection {

    private final Table table;
    private final List<RelationEdge> relations;

    /**
     * Look at a table.
     *
     * @param relations the relations that it declares, foreign keys first
     */
    JunctionDetection(Table table, List<RelationEdge> relations) {
        this.table = table;
        this.relations = relations;
    }

    Optional<Junction> detect() {
        if (!table.type().equals(TableType.TABLE) || relations.size() < 2) {
            return Optional.empty();
        }
        return keys().map(key -> new KeyCover(key, candidates(key)).most())
                .filter(links -> !links.isEmpty())
                .findFirst()
                .map(links -> new Junction(table.name(), links));
    }

    private Stream<Set<String>> keys() {
        var primary = Optional.ofNullable(table.primaryKey()).map(PrimaryKey::columns).stream();
        var constraints = table.constraints().stream()
                .filter(constraint -> constraint.kind().equals("unique"))
                .map(Constraint::columns);
        var indexes = table.indexes().stream()
                .filter(index -> index.unique()
                        && index.predicate() == null
                        && index.expressions().isEmpty())
                .map(Index::columns);
        return Stream.of(primary, constraints, indexes)
                .flatMap(keys -> keys)
                .filter(columns -> columns.size() > 1)
                .map(JunctionDetection::ignoringCase)
                .distinct();
    }

    private List<RelationEdge> candidates(Set<String> key) {
        var byColumns = new LinkedHashMap<Set<String>, RelationEdge>();
        relations.stream()
                .filter(edge -> key.containsAll(edge.relation().columns()))
                .forEach(edge ->
                        byColumns.putIfAbsent(ignoringCase(edge.relation().columns()), edge));
        return byColumns.values().stream().filter(this::mayLink).toList();
    }

    private boolean mayLink(RelationEdge edge) {
        Cardinality cardinality = edge.relation().cardinality();
        return !edge.relation().columns().isEmpty()
                && (cardinality == null || !cardinality.isOneToOne())
                && edge.relation().columns().stream().noneMatch(this::mayBeNull);
    }

    private boolean mayBeNull(String name) {
        var primary = table.primaryKey();
        boolean isPrimary = primary != null && ignoringCase(primary.columns()).contains(name);
        return !isPrimary
                && table.columns().stream()
                        .filter(column -> column.name().equalsIgnoreCase(name))
                        .anyMatch(Column::nullable);
    }

    private static Set<String> ignoringCase(List<String> columns) {
        return columns.stream().collect(toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER)));
    }
}
