package dev.dbxray.adapter.sql.routine.postgresql;

import static java.util.stream.Collectors.toSet;

import dev.dbxray.adapter.sql.routine.body.BodyFindings;
import dev.dbxray.adapter.sql.routine.body.BodyReader;
import dev.dbxray.adapter.sql.routine.body.BodyUses;
import dev.dbxray.adapter.sql.routine.body.KnownTables;
import dev.dbxray.adapter.sql.routine.body.Operation;
import dev.dbxray.adapter.sql.routine.body.ResolvedUses;
import dev.dbxray.adapter.sql.routine.body.WrittenTable;
import dev.dbxray.adapter.sql.routine.postgresql.Definition.Body;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.TableRef;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Read bodies in SQL and PL/pgSQL. */
public final class PostgreSqlBodies implements BodyReader {

    private static final String PL_PG_SQL = "plpgsql";
    private static final String SYSTEM_SCHEMA = "pg_catalog";

    @Override
    public boolean understands(String language) {
        return language.equals("sql") || language.equals(PL_PG_SQL);
    }

    @Override
    public BodyFindings read(Routine routine, String text, KnownTables tables) {
        var uses = new BodyUses();
        var definition = Definition.read(text);
        try {
            read(definition.body(), PL_PG_SQL.equalsIgnoreCase(routine.language()), new StatementReader(uses));
        } catch (StackOverflowError | TooManyLooksException e) {
            // Such texts are made to do harm; what was found before still counts.
            uses.leaveOut();
        }
        var resolved = new ResolvedUses();
        var names = new PostgreSqlNames(tables, definition.searchPath());
        uses.tables().forEach((table, operations) -> names.resolve(table, operations, resolved));
        List<TableRef> referenced = routine.referencedTables();
        if (referenced != null) {
            compare(referenced, uses, names, resolved);
        }
        return BodyFindings.of(uses, resolved);
    }

    private static void read(Body body, boolean isPlPgSql, StatementReader reader) {
        switch (body) {
            case Body.Text(String text) when isPlPgSql -> PlPgSqlBlock.read(Lexer.read(text), reader);
            case Body.Text(String text) -> statements(Lexer.read(text), reader);
            case Body.Statements(List<Token> tokens) -> statements(tokens, reader);
            case Body.Result(List<Token> expression) -> reader.expression(expression);
            case Body.None() -> reader.leaveOut();
        }
    }

    private static void statements(List<Token> tokens, StatementReader reader) {
        Cursor.split(tokens, ";").forEach(reader::statement);
    }

    /** Hold the names in a body that the server has parsed against those that it knows by itself, which are the truth. */
    private static void compare(
            List<TableRef> referenced, BodyUses uses, PostgreSqlNames names, ResolvedUses resolved) {
        Set<WrittenTable> told = referenced.stream()
                .map(table -> new WrittenTable(table.schema(), table.name()))
                .collect(toSet());
        Set<WrittenTable> read = uses.tables().keySet().stream()
                .filter(table -> !Objects.equals(table.schema(), SYSTEM_SCHEMA))
                .collect(toSet());
        if (!told.equals(read)) {
            uses.leaveOut();
            told.forEach(table -> names.resolve(table, EnumSet.noneOf(Operation.class), resolved));
        }
    }
}
