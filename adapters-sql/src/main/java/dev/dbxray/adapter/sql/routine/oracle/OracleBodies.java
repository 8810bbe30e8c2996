package dev.dbxray.adapter.sql.routine.oracle;

import dev.dbxray.adapter.sql.routine.antlr.SyntaxTree;
import dev.dbxray.adapter.sql.routine.antlr.SyntaxTree.Node;
import dev.dbxray.adapter.sql.routine.body.BodyFindings;
import dev.dbxray.adapter.sql.routine.body.BodyReader;
import dev.dbxray.adapter.sql.routine.body.BodyUses;
import dev.dbxray.adapter.sql.routine.body.KnownTables;
import dev.dbxray.adapter.sql.routine.body.ResolvedUses;
import dev.dbxray.domain.model.Routine;
import io.debezium.ddl.parser.oracle.generated.PlSqlLexer;
import io.debezium.ddl.parser.oracle.generated.PlSqlParser;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Read the bodies of procedures, functions and subprograms of packages in PL/SQL. */
public final class OracleBodies implements BodyReader {

    private static final Pattern WITHOUT_CREATE =
            Pattern.compile("\\s*(?:PACKAGE|PROCEDURE|FUNCTION)\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern EDITION =
            Pattern.compile("^(\\s*CREATE\\s+(?:OR\\s+REPLACE\\s+)?)(?:NON)?EDITIONABLE\\s", Pattern.CASE_INSENSITIVE);

    @Override
    public boolean understands(String language) {
        return language.isEmpty() || language.equals("pl/sql") || language.equals("plsql");
    }

    @Override
    public BodyFindings read(Routine routine, String definition, KnownTables tables) {
        return SyntaxTree.parse(statement(definition), PlSqlLexer::new, PlSqlParser::new, PlSqlParser::sql_script)
                .map(tree -> read(routine, tree, tables))
                .orElse(BodyFindings.UNKNOWN);
    }

    // The server's own tables of sources leave the first word out, and the parser doesn't know the word about editions.
    private static String statement(String definition) {
        return WITHOUT_CREATE.matcher(definition).matches()
                ? "CREATE " + definition
                : EDITION.matcher(definition).replaceFirst("$1");
    }

    private static BodyFindings read(Routine routine, SyntaxTree tree, KnownTables tables) {
        var uses = new BodyUses();
        var reader = new OracleUses(uses);
        List<Node> parts = Subprograms.of(tree.root(), routine);
        parts.forEach(reader::read);
        if (!tree.isWhole() || parts.isEmpty()) {
            uses.leaveOut();
        }
        boolean isOfCaller =
                tree.root().nearest("invoker_rights_clause").anyMatch(clause -> clause.has("CURRENT_USER"));
        var names = new OracleNames(
                tables,
                isOfCaller ? Optional.empty() : Optional.of(routine.name().schema()));
        var resolved = new ResolvedUses();
        uses.tables().forEach((table, operations) -> names.resolve(table, operations, resolved));
        return BodyFindings.of(
                uses, resolved, parts.stream().filter(Subprograms::isSubprogram).count() > 1);
    }
}
