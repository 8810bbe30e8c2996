package dev.dbxray.adapter.snapshot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TableRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpenReferencesTest {

    private static final String ORDERS = """
            {"schema":"app","name":"orders","columns":[{"name":"user_id","type":"integer"}],\
            "foreignKeys":[{"name":"fk","columns":["user_id"],"referencedTable":"users","referencedColumns":["id"]}],\
            "logicalRelations":[{"columns":["user_id"],"referencedTable":"users","referencedColumns":["id"]}]}
            """;
    private static final String PUBLIC = "{\"schema\":\"public\",\"name\":\"users\"}\n";
    private static final String OLD = "{\"schema\":\"old\",\"name\":\"users\"}\n";
    private static final String OWN = "{\"schema\":\"app\",\"name\":\"users\"}\n";

    @TempDir
    private Path folder;

    private final List<String> warnings = new ArrayList<>();

    @Test
    void leadToTheOnlyTableOfTheName() throws IOException {
        assertThat(referenced("", ORDERS + PUBLIC)).isEqualTo(new TableRef("public", "users"));
        assertThat(warnings).isEmpty();
    }

    @Test
    void stayInTheirOwnSchemaFirst() throws IOException {
        assertThat(referenced(",\"searchPath\":[\"old\"]", ORDERS + PUBLIC + OLD + OWN))
                .isEqualTo(new TableRef("app", "users"));
        assertThat(warnings).isEmpty();
    }

    @Test
    void followTheSearchPathThatTheFileTells() throws IOException {
        assertThat(referenced(",\"searchPath\":[\"$user\",1,\"public\",\"old\"]", ORDERS + PUBLIC + OLD))
                .isEqualTo(new TableRef("public", "users"));
        assertThat(warnings).isEmpty();
    }

    @Test
    void areNotGuessedWhereSeveralTablesFit() throws IOException {
        assertThat(referenced("", ORDERS + PUBLIC + OLD)).isEqualTo(new TableRef("app", "users"));
        assertThat(warnings)
                .hasSize(2)
                .allSatisfy(
                        warning -> assertThat(warning).contains("app.orders", "users", "old, public", "searchPath"));
    }

    @Test
    void stayInTheirOwnSchemaWhereNoTableFits() throws IOException {
        assertThat(referenced(",\"searchPath\":\"public\"", ORDERS)).isEqualTo(new TableRef("app", "users"));
        assertThat(warnings).isEmpty();
    }

    @Test
    void areNotLookedForInAnotherDatabase() throws IOException {
        Path other = Files.createDirectories(folder.resolve("snapshot/other"));
        Files.writeString(other.resolve("database.json"), "{\"database\":\"other\"}", UTF_8);
        Files.writeString(other.resolve("tables.jsonl"), PUBLIC, UTF_8);

        assertThat(referenced("", ORDERS)).isEqualTo(new TableRef("app", "users"));
    }

    private TableRef referenced(String more, String tables) throws IOException {
        Path database = Files.createDirectories(folder.resolve("snapshot/db"));
        Files.writeString(database.resolve("database.json"), "{\"database\":\"db\"" + more + "}", UTF_8);
        Files.writeString(database.resolve("tables.jsonl"), tables, UTF_8);
        Catalog catalog = new SnapshotDirectoryReader(folder).read(new Progress() {
            @Override
            public void step(Stage stage, int done) {}

            @Override
            public void warn(Message warning) {
                warnings.add(warning.in(Locale.ENGLISH));
            }
        });
        var orders = catalog.table(new ObjectName("db", "app", "orders")).orElseThrow();
        ForeignKey key = orders.foreignKeys().getFirst();
        LogicalRelation relation = orders.logicalRelations().getFirst();
        assertThat(relation.referenced()).isEqualTo(key.referenced());
        return key.referenced();
    }
}
