package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Run the SQL of every join path on the database that it is meant for. */
final class JoinPathIT {

    private static final Path SAMPLE = Path.of("src/main/resources/dev/dbxray/bootstrap/sample/testdb.sql");

    private static final String HOSTILE = """
            CREATE SCHEMA "My Schema";
            CREATE TABLE "My Schema"."order" ("select" integer PRIMARY KEY, "x""y" integer UNIQUE, "Größe" text);
            CREATE TABLE "My Schema"."a-b.c" ("user" integer REFERENCES "My Schema"."order",
                "by Unique" integer REFERENCES "My Schema"."order" ("x""y"), "従業員" integer PRIMARY KEY);
            CREATE TABLE "Order" (y integer, x integer, PRIMARY KEY (y, x));
            CREATE TABLE line (p integer, q integer, "table" integer REFERENCES "My Schema"."a-b.c",
                FOREIGN KEY (p, q) REFERENCES "Order" (x, y));
            CREATE TABLE team (id integer PRIMARY KEY, parent integer REFERENCES team);
            CREATE TABLE match (home_id integer NOT NULL REFERENCES team, away_id integer NOT NULL REFERENCES team,
                winner_id integer REFERENCES team, line_table integer REFERENCES "My Schema"."a-b.c");
            """;

    @TempDir
    private Path output;

    @Test
    void runsOnTheSampleDatabase() throws IOException {
        PostgreSql.create("join_paths_sample", Files.readString(SAMPLE));

        assertThat(runAll("join_paths_sample")).isGreaterThan(80);
    }

    @Test
    void runsOnADatabaseOfHostileNames() {
        PostgreSql.create("join_paths_hostile", HOSTILE);

        assertThat(runAll("join_paths_hostile")).isGreaterThan(40);
    }

    @Test
    void listsEachChoiceByItsRole() {
        PostgreSql.create("join_paths_roles", HOSTILE);
        try (var client = serve("join_paths_roles")) {
            var paths = client.call("find_join_path", Map.of("from", "match", "to", "team"))
                    .get("paths");

            assertThat(paths).hasSize(3);
            assertThat(paths)
                    .extracting(path -> path.at("/joins/0/role").asString())
                    .containsExactly("away_id", "home_id", "winner_id");
            assertThat(paths.get(2).at("/joins/0/optional").asBoolean()).isTrue();
        }
    }

    private StdioClient serve(String database) {
        var outcome = DbxrayProcess.run(
                "capture", "--url=" + PostgreSql.url(database), "--user=postgres", "--output=" + output);
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        return StdioClient.of("--snapshot=" + output);
    }

    private int runAll(String database) {
        Set<String> statements = new HashSet<>();
        try (var client = serve(database)) {
            List<String> tables = StreamSupport.stream(
                            client.call("list_tables", Map.of("type", "table"))
                                    .get("tables")
                                    .spliterator(),
                            false)
                    .map(row -> quoted(row.get("schema")) + "." + quoted(row.get("name")))
                    .toList();
            for (String from : tables) {
                for (String to : tables) {
                    client.call("find_join_path", Map.of("from", from, "to", to, "maxPaths", 10))
                            .path("paths")
                            .forEach(path -> statements.add(path.get("sql").asString()));
                }
            }
        }
        statements.forEach(statement -> PostgreSql.execute(database, statement));
        return statements.size();
    }

    private static String quoted(JsonNode name) {
        return '"' + name.asString().replace("\"", "\"\"") + '"';
    }
}
