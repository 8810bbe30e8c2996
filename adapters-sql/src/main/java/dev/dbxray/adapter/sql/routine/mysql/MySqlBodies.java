package dev.dbxray.adapter.sql.routine.mysql;

import dev.dbxray.adapter.sql.routine.antlr.SyntaxTree;
import dev.dbxray.adapter.sql.routine.body.BodyFindings;
import dev.dbxray.adapter.sql.routine.body.BodyReader;
import dev.dbxray.adapter.sql.routine.body.BodyUses;
import dev.dbxray.adapter.sql.routine.body.KnownTables;
import dev.dbxray.adapter.sql.routine.body.ResolvedUses;
import dev.dbxray.domain.model.Routine;
import io.debezium.ddl.parser.mariadb.generated.MariaDBLexer;
import io.debezium.ddl.parser.mariadb.generated.MariaDBParser;
import io.debezium.ddl.parser.mysql.legacy.MySqlLexer;
import io.debezium.ddl.parser.mysql.legacy.MySqlParser;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Read the bodies of procedures and functions of MySQL or of MariaDB. */
public final class MySqlBodies implements BodyReader {

    private static final Pattern CREATE = Pattern.compile("\\s*CREATE\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    // The server runs what stands in them, the parsers skip it.
    private static final Pattern EXECUTED_COMMENT = Pattern.compile("/\\*M?!");

    private final Function<String, Optional<SyntaxTree>> parser;

    private MySqlBodies(Function<String, Optional<SyntaxTree>> parser) {
        this.parser = parser;
    }

    /** Read by the grammar of MySQL. */
    public static MySqlBodies ofMySql() {
        return new MySqlBodies(text -> SyntaxTree.parse(text, MySqlLexer::new, MySqlParser::new, MySqlParser::root));
    }

    /** Read by the grammar of MariaDB. */
    public static MySqlBodies ofMariaDb() {
        return new MySqlBodies(
                text -> SyntaxTree.parse(text, MariaDBLexer::new, MariaDBParser::new, MariaDBParser::root));
    }

    @Override
    public boolean understands(String language) {
        return language.isEmpty() || language.equals("sql");
    }

    @Override
    public BodyFindings read(Routine routine, String definition, KnownTables tables) {
        var uses = new BodyUses();
        Optional<SyntaxTree> tree = parser.apply(statement(definition));
        tree.ifPresent(found -> new MySqlUses(uses).read(found.root()));
        if (!tree.map(SyntaxTree::isWhole).orElse(false)
                || EXECUTED_COMMENT.matcher(definition).find()) {
            uses.leaveOut();
        }
        var resolved = new ResolvedUses();
        uses.tables()
                .forEach((table, operations) -> tables.findIgnoringCase(
                                Objects.requireNonNullElse(
                                        table.schema(), routine.name().schema()),
                                table.name())
                        .ifPresent(found -> resolved.decided(found, operations)));
        return BodyFindings.of(uses, resolved);
    }

    // Some servers tell the body alone.
    private static String statement(String definition) {
        return CREATE.matcher(definition).matches() ? definition : "CREATE PROCEDURE p() " + definition;
    }
}
