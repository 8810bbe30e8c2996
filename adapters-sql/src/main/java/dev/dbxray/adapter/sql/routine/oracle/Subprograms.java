package dev.dbxray.adapter.sql.routine.oracle;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.adapter.sql.routine.antlr.SyntaxTree.Node;
import dev.dbxray.domain.model.Routine;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Find those parts of a definition that belong to one routine: a definition may be that of a whole package. */
final class Subprograms {

    private static final String[] BODIES = {"procedure_body", "function_body"};

    private Subprograms() {}

    /** Get a routine's body, or the bodies of all its overloads, with the cursors of the package that they name. */
    static List<Node> of(Node root, Routine routine) {
        List<Node> packages = root.nearest("create_package_body").toList();
        if (packages.isEmpty()) {
            return root.nearest("create_procedure_body", "create_function_body").toList();
        }
        String name = routine.name().name();
        String unqualified = name.substring(name.lastIndexOf('.') + 1);
        List<Node> bodies = packages.stream()
                .flatMap(found -> found.nearest(BODIES))
                .filter(body -> name(body).equals(unqualified))
                .toList();
        return Stream.concat(bodies.stream(), cursors(packages, bodies)).toList();
    }

    static boolean isSubprogram(Node part) {
        return part.is(BODIES);
    }

    private static Stream<Node> cursors(List<Node> packages, List<Node> bodies) {
        Set<String> words =
                bodies.stream().flatMap(Node::tokens).map(OracleNames::stored).collect(toSet());
        return packages.stream().flatMap(Subprograms::cursors).filter(cursor -> words.contains(name(cursor)));
    }

    private static Stream<Node> cursors(Node found) {
        return found.nearest("cursor_declaration", "procedure_body", "function_body")
                .filter(part -> !isSubprogram(part));
    }

    // The first name in each of them is its own.
    private static String name(Node declaration) {
        return declaration
                .nearest("identifier")
                .findFirst()
                .map(Node::text)
                .map(OracleNames::stored)
                .orElse("");
    }
}
