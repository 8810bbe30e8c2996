package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Capture what goes wrong with similar tools in the field from a real server, and ask about it. */
final class FieldCasesIT {

    private static final String SCRIPT = """
            CREATE TABLE "user" (id integer PRIMARY KEY);
            CREATE TABLE role (id integer PRIMARY KEY);
            CREATE TABLE site (id integer PRIMARY KEY);
            CREATE TABLE by_key (user_id integer REFERENCES "user", role_id integer REFERENCES role,
                granted_at date, PRIMARY KEY (user_id, role_id));
            CREATE TABLE by_constraint (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES "user",
                role_id integer NOT NULL REFERENCES role, UNIQUE (user_id, role_id));
            CREATE TABLE by_index (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES "user",
                role_id integer NOT NULL REFERENCES role);
            CREATE UNIQUE INDEX ON by_index (role_id, user_id);
            CREATE TABLE ternary (user_id integer REFERENCES "user", role_id integer REFERENCES role,
                site_id integer REFERENCES site, PRIMARY KEY (user_id, role_id, site_id));
            CREATE TABLE nullable_link (id integer PRIMARY KEY, user_id integer REFERENCES "user",
                role_id integer NOT NULL REFERENCES role, UNIQUE (user_id, role_id));
            CREATE TABLE partial_link (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES "user",
                role_id integer NOT NULL REFERENCES role);
            CREATE UNIQUE INDEX ON partial_link (role_id, user_id) WHERE id > 7;
            CREATE TABLE emp (id integer PRIMARY KEY, mgr_id integer REFERENCES emp);
            CREATE TABLE match (home_id integer NOT NULL REFERENCES site, away_id integer NOT NULL REFERENCES site);
            CREATE TABLE "end" (id integer PRIMARY KEY, "a/b" numeric(10,2)[]);
            CREATE TABLE "a.b" (id integer PRIMARY KEY, "say ""hi\""\" integer REFERENCES "end");
            COMMENT ON TABLE "a.b" IS E'line1\\r\\nline2 | pipe "q" `tick`';
            CREATE TYPE "My Mood" AS ENUM ('ok', 'so so', 'it''s bad');
            CREATE TABLE feeling (id serial PRIMARY KEY, mood "My Mood", moods "My Mood"[]);
            CREATE VIEW one AS SELECT mood FROM feeling;
            CREATE VIEW two AS SELECT mood FROM one;
            CREATE FUNCTION f(a integer) RETURNS integer LANGUAGE sql AS 'SELECT 1';
            CREATE FUNCTION f(a text) RETURNS integer LANGUAGE sql AS 'SELECT 2';
            """;

    @TempDir
    private static Path output;

    private static StdioClient client;

    @BeforeAll
    static void capture() {
        PostgreSql.create("field_cases", SCRIPT);
        var outcome = DbxrayProcess.run(
                "capture", "--url=" + PostgreSql.url("field_cases"), "--user=postgres", "--output=" + output);
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        client = StdioClient.of("--snapshot=" + output);
    }

    @AfterAll
    static void stop() {
        client.close();
    }

    @Test
    void takesTablesOfTwoRequiredKeysForJunctionsAndNoOthers() {
        assertThat(client.call("list_tables", Map.of("erRole", "junction")).get("tables"))
                .extracting(row -> row.get("name").asString())
                .containsExactly("by_constraint", "by_index", "by_key", "ternary");
        assertThat(client.call("get_table", Map.of("table", "ternary", "sections", List.of("triggers")))
                        .get("junctionDegree")
                        .asInt())
                .isEqualTo(3);
        assertThat(client.call("get_table", Map.of("table", "site", "sections", List.of("triggers")))
                        .get("manyToMany"))
                .extracting(partner -> partner.get("table").asString() + " via "
                        + partner.get("via").asString())
                .containsExactly("public.role via public.ternary", "public.user via public.ternary");
    }

    @Test
    void keepsRelationsBetweenTheSameTablesApart() {
        var paths = client.call("find_join_path", Map.of("from", "match", "to", "site"))
                .get("paths");
        String diagram = client.call("get_er_diagram", Map.of("tables", List.of("match", "site", "emp")))
                .get("mermaid")
                .asString();

        assertThat(paths)
                .extracting(path -> path.at("/joins/0/role").asString() + " not "
                        + path.at("/joins/0/otherRoles/0").asString())
                .containsExactly("away_id not home_id", "home_id not away_id");
        assertThat(diagram)
                .contains(
                        "public_site ||--o{ public_match : \"match_away_id_fkey\"",
                        "public_site ||--o{ public_match : \"match_home_id_fkey\"",
                        "public_emp |o--o{ public_emp : \"emp_mgr_id_fkey\"");
    }

    @Test
    void drawsNamesThatMermaidReadsOtherwise() {
        assertThat(client.call("get_er_diagram", Map.of("tables", List.of("end", "\"a.b\""), "columns", "all"))
                        .get("mermaid")
                        .asString())
                .isEqualTo("""
                        erDiagram
                            public_a_b["a.b"]
                            public_end["end"]
                            public_end |o--o{ public_a_b : "a.b_say #34;hi#34;#95;fkey"
                            public_a_b {
                                integer id PK
                                integer say__hi_ FK
                            }
                            public_end {
                                integer id PK
                                numeric(10_2)[] a_b
                            }
                        """);
    }

    @Test
    void showsACommentOnOneLine() {
        assertThat(client.call("search_tables", Map.of("query", "a.b"))
                        .at("/tables/0/description")
                        .asString())
                .isEqualTo("line1");
    }

    @Test
    void findsTheUsersOfATypeWithAnOddName() {
        assertThat(client.call("get_type", Map.of("type", "my mood")).get("usedByColumns"))
                .extracting(JsonNode::asString)
                .containsExactly("public.feeling.mood", "public.feeling.moods", "public.one.mood", "public.two.mood");
        assertThat(client.call("get_sequence", Map.of("sequence", "feeling_id_seq"))
                        .get("usedByColumns"))
                .extracting(JsonNode::asString)
                .containsExactly("public.feeling.id");
    }

    @Test
    void followsViewsOnViewsAndTellsHowLittleIsKnownOfFunctions() {
        var impact = client.call("get_impact", Map.of("table", "feeling"));

        assertThat(impact.at("/affected/views"))
                .extracting(view ->
                        view.get("view").asString() + " " + view.path("via").asString(""))
                .containsExactly("public.one ", "public.two public.one");
        assertThat(impact.at("/affected/functions/coverage/noInsight").asInt()).isEqualTo(2);
        assertThat(impact.get("notes")).hasSize(2);
        assertThat(impact.at("/dependsOn/types/0/type").asString()).isEqualTo("public.\"My Mood\"");
    }

    @Test
    void tellsOverloadsApart() {
        assertThat(client.call("get_function", Map.of("function", "f")).get("overloads"))
                .extracting(overload -> overload.get("arguments").asString())
                .containsExactly("a integer", "a text");
    }

    @Test
    void answersTwiceWithTheSameBytes() {
        for (String tool : List.of("list_tables", "list_table_clusters", "list_types", "list_schemas")) {
            assertThat(client.result(tool, Map.of()).toString())
                    .isEqualTo(client.result(tool, Map.of()).toString());
        }
    }
}
