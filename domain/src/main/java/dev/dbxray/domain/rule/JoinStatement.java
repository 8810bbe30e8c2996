package dev.dbxray.domain.rule;

import dev.dbxray.domain.graph.JoinPath;
import dev.dbxray.domain.graph.RelationEdge;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Write a join path as a SQL query over all columns, which runs as it is. */
public final class JoinStatement {

    private JoinStatement() {}

    /**
     * Write the query; each table has the alias {@code t} and its place on the path, so that names can't collide. Empty
     * where a relation doesn't tell which of its columns belong together.
     */
    public static Optional<String> of(JoinPath path, IdentifierQuoting quoting) {
        if (!path.joins().stream().allMatch(JoinStatement::pairsColumns)) {
            return Optional.empty();
        }
        var joins = IntStream.range(0, path.joins().size())
                .mapToObj(step -> "\nJOIN " + table(path, step + 1, quoting) + " ON " + condition(path, step, quoting))
                .collect(Collectors.joining());
        return Optional.of("SELECT *\nFROM " + table(path, 0, quoting) + joins);
    }

    private static boolean pairsColumns(JoinPath.Join join) {
        var relation = join.edge().relation();
        return !relation.columns().isEmpty()
                && relation.columns().size() == relation.referencedColumns().size();
    }

    private static String table(JoinPath path, int place, IdentifierQuoting quoting) {
        return quoting.quote(path.tables().get(place).withoutDatabase()) + " " + alias(place);
    }

    private static String condition(JoinPath path, int step, IdentifierQuoting quoting) {
        RelationEdge edge = path.joins().get(step).edge();
        boolean forward = edge.from().equals(path.tables().get(step));
        String from = alias(forward ? step : step + 1);
        String to = alias(forward ? step + 1 : step);
        var columns = edge.relation().columns();
        var referenced = edge.relation().referencedColumns();
        return IntStream.range(0, columns.size())
                .mapToObj(position -> from + "." + quoting.quote(columns.get(position)) + " = " + to + "."
                        + quoting.quote(referenced.get(position)))
                .collect(Collectors.joining(" AND "));
    }

    private static String alias(int place) {
        return "t" + (place + 1);
    }
}
