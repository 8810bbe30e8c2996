package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class LiveIT {

    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final Map<String, String> ENVIRONMENT =
            Map.of("LC_ALL", "C", "PORT_OF_NOBODY", String.valueOf(closedPort()));

    @Test
    void servesADatabaseWithoutFilesAndReadsItAgainWhenTold() {
        PostgreSql.create("live_it", "CREATE TABLE orders (id integer PRIMARY KEY)");
        try (var client = StdioClient.of("--url=" + PostgreSql.url("live_it"), "--user=postgres", "--no-sidecar")) {
            assertThat(tables(client)).containsExactly("orders");
            assertThat(client.call("search_tables", Map.of("query", "order"))
                            .at("/tables/0/name")
                            .asString())
                    .isEqualTo("orders");

            PostgreSql.execute("live_it", "CREATE TABLE payments (id integer PRIMARY KEY)");
            assertThat(tables(client)).containsExactly("orders");
            client.hangUp();

            until(() -> tables(client), Set.of("orders", "payments")::equals);
            until(client::notifications, List.of("notifications/resources/list_changed")::equals, client);
        }
    }

    @Test
    void startsWhileItsDatabaseIsDownAndServesItOnceItIsUp() {
        try (var database = RestartablePostgreSql.fresh()) {
            database.execute("CREATE TABLE orders (id integer PRIMARY KEY)");
            database.stop();
            try (var client = StdioClient.of("--url=" + database.url(), "--user=postgres", "--no-sidecar")) {
                assertThat(client.refusal("list_tables", Map.of()))
                        .isEqualTo("Database " + database.url() + " cannot be read: Nothing accepts connections at "
                                + database.url().replaceAll(".*//|/.*", "")
                                + "; check host and port, and that the server is running.");
                assertThat(client.request("tools/list", Map.of())
                                .at("/result/tools")
                                .isEmpty())
                        .isFalse();

                database.startAgain();

                until(() -> client.result("list_tables", Map.of()), result -> result.has("structuredContent"));
                assertThat(tables(client)).containsExactly("orders");
            }
        }
    }

    @Test
    void survivesItsDatabaseBeingStoppedAndStartedWhileAClientCalls() {
        Set<Set<String>> seen = new HashSet<>();
        Set<String> notes = new TreeSet<>();
        try (var database = RestartablePostgreSql.fresh()) {
            database.execute("CREATE TABLE a (id integer PRIMARY KEY); CREATE TABLE b (id integer REFERENCES a)");
            try (var client = StdioClient.of("--url=" + database.url(), "--user=postgres", "--no-sidecar")) {
                Supplier<JsonNode> call = () -> {
                    var result = client.result("list_tables", Map.of());
                    seen.add(names(result.get("structuredContent")));
                    result.get("content")
                            .valueStream()
                            .skip(1)
                            .forEach(note -> notes.add(note.get("text").asString()));
                    return result;
                };
                until(call, result -> result.get("content").size() == 1);

                database.stop();
                client.hangUp();
                until(call, result -> result.get("content").size() == 2);
                database.startAgain();
                until(call, result -> result.get("content").size() == 1);
                database.execute("CREATE TABLE c (id integer); CREATE TABLE d (id integer)");
                client.hangUp();
                until(call, result -> names(result.get("structuredContent")).size() == 4);
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(Set.of("a", "b"), Set.of("a", "b", "c", "d"));
        assertThat(notes).allMatch(note -> note.contains("is shown as it was read before; reading it again failed"));
    }

    @Test
    void servesTheDatabasesOfAConfigurationAndTellsWhichIsDown(@TempDir Path folder) throws IOException {
        PostgreSql.create("config_shop", "CREATE TABLE orders (id integer PRIMARY KEY)");
        PostgreSql.create(
                "config_crm", "CREATE SCHEMA s; CREATE TABLE s.leads (id integer); CREATE TABLE no (id integer)");
        Files.writeString(folder.resolve("reader.txt"), PostgreSql.PASSWORD + "\n");
        Path config = Files.writeString(folder.resolve("dbxray.yaml"), """
                tables:
                  orders: {logicalName: 受注}
                profiles:                     # url: ${NOT_SET}
                  shop: {url: '%s', user: reader, passwordFile: reader.txt}
                  crm: {url: '%s', user: postgres, schemas: [s], label: Customers}
                  gone: {url: 'jdbc:postgresql://localhost:${PORT_OF_NOBODY}/gone'}
                """.formatted(
                        PostgreSql.url("config_shop"), PostgreSql.url("config_crm")));

        try (var client = StdioClient.of(DbxrayProcess.start(ENVIRONMENT, List.of(), "--config=" + config))) {
            var result = client.result("list_tables", Map.of());

            assertThat(names(result.get("structuredContent"))).containsExactly("leads", "orders");
            assertThat(result.at("/structuredContent/tables/0/database").asString())
                    .isEqualTo("Customers");
            assertThat(result.at("/structuredContent/tables/1/logicalName").asString())
                    .isEqualTo("受注");
            assertThat(result.at("/content/1/text").asString())
                    .startsWith("Database gone cannot be read: Nothing accepts connections at localhost:");
        }
    }

    @Test
    void readsOneTableAtTheMomentOfTheCall() {
        try (var database = RestartablePostgreSql.fresh()) {
            database.execute("""
                    CREATE TABLE organizations (id integer PRIMARY KEY);
                    CREATE TABLE users (id serial PRIMARY KEY, email varchar(255) NOT NULL,
                        organization_id integer REFERENCES organizations)""");
            try (var client = StdioClient.of("--url=" + database.url(), "--user=postgres", "--no-sidecar")) {
                assertThat(tables(client)).contains("users");
                database.execute("ALTER TABLE users ADD score numeric(5,2)");

                var users = client.call("get_table_schema", Map.of("table", "users"));

                assertThat(users.at("/columns/0/numeric_precision").asInt()).isEqualTo(32);
                assertThat(users.at("/columns/1").toString())
                        .isEqualTo("{\"name\":\"email\",\"data_type\":\"character varying\",\"is_nullable\":false,"
                                + "\"default\":null,\"character_maximum_length\":255,\"numeric_precision\":null,"
                                + "\"numeric_scale\":null,\"is_primary_key\":false}");
                assertThat(users.at("/columns/3/name").asString()).isEqualTo("score");
                assertThat(users.at("/indexes/0/definition").asString())
                        .isEqualTo("CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)");
                assertThat(client.refusal("get_table_schema", Map.of("table", "nope")))
                        .contains("no table nope");

                database.stop();
                var failure = client.request(
                        "tools/call", Map.of("name", "get_table_schema", "arguments", Map.of("table", "users")));
                assertThat(failure.at("/error/code").asInt()).isEqualTo(-32603);
                assertThat(failure.at("/error/message").asString()).contains("Nothing accepts connections");
            }
        }
    }

    @Test
    void refusesOptionsThatContradictEachOther() {
        assertThat(DbxrayProcess.run("serve", "--demo", "--refresh=5").err())
                .isEqualTo("dbxray: a snapshot does not change. --refresh belongs to --url or --config.\n");
        assertThat(DbxrayProcess.run("serve", "--demo", "--user=me").err()).contains("belong to --url");
        assertThat(DbxrayProcess.run("serve", "--demo", "--sidecar=x.yaml").err())
                .contains("holds its sidecar already");
        assertThat(DbxrayProcess.run("serve", "--url=jdbc:postgresql:x", "--refresh=0", "--no-sidecar")
                        .err())
                .contains("must be a minute at least");
        assertThat(DbxrayProcess.run("serve", "--url=jdbc:postgresql:x", "--demo")
                        .exitCode())
                .isEqualTo(2);
        assertThat(DbxrayProcess.run("serve", "--config=nowhere.yaml").err()).contains("nowhere.yaml");
    }

    @Test
    void callsAToolOnALiveDatabase() {
        PostgreSql.create("call_it", "CREATE TABLE orders (id integer PRIMARY KEY)");

        var outcome = DbxrayProcess.run(
                "call",
                "get_table",
                "table=orders",
                "--url=" + PostgreSql.url("call_it"),
                "--user=postgres",
                "--no-sidecar");

        assertThat(outcome.out()).singleElement().asString().contains("\"name\":\"orders\"");
    }

    static <T> void until(Supplier<T> question, Predicate<T> wanted) {
        Instant deadline = Instant.now().plus(PATIENCE);
        T answer = question.get();
        while (!wanted.test(answer)) {
            assertThat(Instant.now()).as("still %s", answer).isBefore(deadline);
            answer = question.get();
        }
    }

    static <T> void until(Supplier<T> question, Predicate<T> wanted, StdioClient client) {
        until(
                () -> {
                    client.request("ping", Map.of());
                    return question.get();
                },
                wanted);
    }

    private static Set<String> tables(StdioClient client) {
        return names(client.call("list_tables", Map.of()));
    }

    private static Set<String> names(JsonNode answer) {
        Set<String> names = new TreeSet<>();
        answer.get("tables").forEach(table -> names.add(table.get("name").asString()));
        return names;
    }

    private static int closedPort() {
        try (var free = new ServerSocket(0)) {
            return free.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
