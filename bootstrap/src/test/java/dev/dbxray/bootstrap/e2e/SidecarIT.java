package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SidecarIT {

    private static final String SCRIPT = """
            CREATE TABLE customer (id integer PRIMARY KEY);
            CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer);
            CREATE TABLE order_item (id integer PRIMARY KEY, order_id bigint);
            CREATE TABLE order_log (id integer PRIMARY KEY, order_id integer);
            """;

    private static final String SIDECAR = """
            tables:
              customer: {logicalName: 顧客, labels: [crm]}
            relations:
              - {from: orders, columns: [customer_id], to: customer}
            viewpoints:
              - {id: sales, name: 販売, tables: ["order_*"], labels: [crm], distance: 1, exclude: ["*_log"]}
            profiles:
              prod: {}
            """;

    private static final String PROPOSALS = "insights/sidecar_it/inferredRelations.yaml";

    @TempDir
    private Path folder;

    @BeforeAll
    static void createDatabase() {
        PostgreSql.create("sidecar_it", SCRIPT);
    }

    @Test
    void takesTheFileOfTheCurrentFolderAndSaysSo() throws IOException {
        Files.writeString(folder.resolve("dbxray.yaml"), SIDECAR);

        var outcome = capture();

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.err().lines()).first().isEqualTo("dbxray: using the sidecar dbxray.yaml.");
        assertThat(read("snapshot/sidecar_it/public/tables.jsonl")).contains("顧客", "\"logicalRelations\"");
        assertThat(read("insights/sidecar_it/viewpoints.json"))
                .contains("\"name\":\"customer\"", "\"name\":\"order_item\"", "\"name\":\"orders\"")
                .doesNotContain("order_log");
    }

    @Test
    void leavesItOutWhereAskedAndTakesAnotherOneInItsPlace() throws IOException {
        Files.writeString(folder.resolve("dbxray.yaml"), SIDECAR);
        Files.writeString(folder.resolve("other.yaml"), "tables: {customer: {logicalName: 得意先}}");

        var without = capture("--no-sidecar");
        String plain = read("snapshot/sidecar_it/public/tables.jsonl");
        var other = capture("--sidecar=other.yaml");
        var both = capture("--sidecar=other.yaml", "--no-sidecar");

        assertThat(without.err().lines()).singleElement().asString().contains("4 tables");
        assertThat(plain).doesNotContain("顧客");
        assertThat(other.err().lines()).singleElement().asString().contains("4 tables");
        assertThat(read("snapshot/sidecar_it/public/tables.jsonl"))
                .contains("得意先")
                .doesNotContain("顧客");
        assertThat(both.exitCode()).isEqualTo(2);
        assertThat(both.err()).contains("exclude each other");
    }

    @Test
    void proposesRelationsApartFromTheSnapshotUntilTheyAreAccepted() throws IOException {
        var plain = capture();
        var before = Folders.contents(folder.resolve("out"));
        var inferring = capture("--infer-relations");
        String proposals = read(PROPOSALS);
        var after = Folders.contents(folder.resolve("out"));
        after.remove(PROPOSALS);
        Files.writeString(folder.resolve("dbxray.yaml"), proposals);
        var accepted = capture("--infer-relations");

        assertThat(plain.exitCode()).as(plain.err()).isZero();
        assertThat(inferring.err().lines())
                .last()
                .asString()
                .contains("3 relations inferred, written to out", "inferredRelations.yaml; accept them");
        assertThat(proposals)
                .contains("# NAMES_TABLE_AND_KEY: customer_id names the table public.customer, whose key id")
                .contains("from: \"public.order_item\"", "to: \"public.orders\"");
        assertThat(after).isEqualTo(before);
        assertThat(accepted.err().lines()).last().isEqualTo("dbxray: 0 relations inferred.");
        assertThat(folder.resolve("out").resolve(PROPOSALS)).doesNotExist();
        assertThat(read("snapshot/sidecar_it/public/tables.jsonl").split("logicalRelations", -1))
                .hasSize(4);
    }

    @Test
    void proposesTheSameBytesAgain() throws IOException {
        capture("--infer-relations");
        String first = read(PROPOSALS);
        capture("--infer-relations");

        assertThat(read(PROPOSALS)).isEqualTo(first);
    }

    @Test
    void saysNothingOfAFileThatSaysNothing() throws IOException {
        Files.writeString(folder.resolve("dbxray.yaml"), "profiles: {prod: {}}");

        assertThat(capture().err().lines()).singleElement().asString().contains("4 tables");
    }

    @Test
    void refusesABrokenFileThatItFound() throws IOException {
        Files.writeString(folder.resolve("dbxray.yaml"), "table: {}");

        var outcome = capture();

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err().lines()).singleElement().asString().contains("dbxray.yaml, line 1, column 1");
    }

    private DbxrayProcess.Outcome capture(String... options) {
        var arguments = new ArrayList<>(
                List.of("capture", "--url=" + PostgreSql.url("sidecar_it"), "--user=postgres", "--output=out"));
        arguments.addAll(List.of(options));
        return DbxrayProcess.runIn(folder, arguments.toArray(String[]::new));
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve("out").resolve(file));
    }
}
