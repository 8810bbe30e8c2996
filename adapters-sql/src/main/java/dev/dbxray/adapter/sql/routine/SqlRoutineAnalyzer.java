package dev.dbxray.adapter.sql.routine;

import dev.dbxray.adapter.sql.routine.body.BodyFindings;
import dev.dbxray.adapter.sql.routine.body.BodyReader;
import dev.dbxray.adapter.sql.routine.body.KnownTables;
import dev.dbxray.adapter.sql.routine.mysql.MySqlBodies;
import dev.dbxray.adapter.sql.routine.oracle.OracleBodies;
import dev.dbxray.adapter.sql.routine.postgresql.PostgreSqlBodies;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.Progress.Stage;
import dev.dbxray.application.port.out.RoutineAnalyzer;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.DefinitionHash;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Read the bodies of routines, each by the parsers of its database's product. Safe for use by many threads. */
public final class SqlRoutineAnalyzer implements RoutineAnalyzer {

    private static final String NO_DEFINITION = "no_definition";
    private static final String UNSUPPORTED_LANGUAGE = "unsupported_language";

    private static final Map<String, BodyReader> READERS = Map.of(
            "postgresql",
            new PostgreSqlBodies(),
            "mysql",
            MySqlBodies.ofMySql(),
            "mariadb",
            MySqlBodies.ofMariaDb(),
            "oracle",
            new OracleBodies());

    @Override
    public List<RoutineInsight> analyze(Catalog catalog, Progress progress) {
        List<RoutineInsight> insights = new ArrayList<>(catalog.routines().size());
        for (Database database : catalog.databases()) {
            var tables = new KnownTables(catalog, database);
            for (Routine routine : catalog.routines()) {
                if (routine.name().database().equals(database.name())) {
                    progress.step(Stage.ANALYZING_ROUTINES, insights.size());
                    insights.add(analyze(database, routine, tables));
                }
            }
        }
        return insights;
    }

    private static RoutineInsight analyze(Database database, Routine routine, KnownTables tables) {
        String definition = routine.definition();
        if (definition == null) {
            return unread(routine, NO_DEFINITION);
        }
        return reader(database, routine)
                .map(reader -> insight(routine, RoutineInsight.ANALYZED, read(reader, routine, definition, tables)))
                .orElseGet(() -> unread(routine, UNSUPPORTED_LANGUAGE));
    }

    private static Optional<BodyReader> reader(Database database, Routine routine) {
        return Optional.ofNullable(database.product())
                .map(product -> READERS.get(firstWord(product)))
                .filter(reader -> reader.understands(
                        Objects.requireNonNullElse(routine.language(), "").toLowerCase(Locale.ROOT)));
    }

    // Servers call themselves by more than the product's name, for example with an edition.
    private static String firstWord(String product) {
        return product.toLowerCase(Locale.ROOT).split(" ", 2)[0];
    }

    private static RoutineInsight unread(Routine routine, String status) {
        return insight(routine, status, BodyFindings.NONE);
    }

    private static BodyFindings read(BodyReader reader, Routine routine, String definition, KnownTables tables) {
        try {
            return reader.read(routine, definition, tables);
        } catch (StackOverflowError unusedFailure) {
            // No sound body nests so deep; it must not keep the others from being read.
            return BodyFindings.UNKNOWN;
        }
    }

    private static RoutineInsight insight(Routine routine, String status, BodyFindings findings) {
        return new RoutineInsight(
                routine.name(),
                routine.arguments(),
                routine.language(),
                DefinitionHash.of(routine.definition()),
                status,
                findings.tables(),
                findings.dynamicSql(),
                findings.incomplete(),
                findings.overloadsMerged(),
                UnknownProperties.NONE);
    }
}
