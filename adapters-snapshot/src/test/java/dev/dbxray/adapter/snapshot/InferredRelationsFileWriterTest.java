package dev.dbxray.adapter.snapshot;

import static dev.dbxray.domain.model.Fixtures.SCHEMA;
import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.inference.InferenceReason;
import dev.dbxray.domain.inference.InferredRelation;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.sidecar.SidecarRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class InferredRelationsFileWriterTest {

    private static final InferredRelation ONE = new InferredRelation(
            named("orders"),
            List.of("customer_id"),
            named("customer"),
            List.of("id"),
            InferenceReason.NAMES_TABLE_AND_KEY);

    private static final InferredRelation TWO = new InferredRelation(
            named("shipment"),
            List.of("order_id", "line_no"),
            named("order line"),
            List.of("order_id", "line_no"),
            InferenceReason.SAME_NAMES_AS_KEY);

    @TempDir
    private Path output;

    @Test
    void writesASidecarThatTellsTheReasons() throws IOException {
        assertThat(write(List.of(ONE, TWO))).isEqualTo("""
                # Relations of testdb that only names and types suggest.
                # Nothing reads this file. Copy what is right into the sidecar.
                relations:
                # NAMES_TABLE_AND_KEY: customer_id names the table sample.customer, whose key id has a type of the same family
                - from: "sample.orders"
                  columns:
                  - "customer_id"
                  to: "sample.customer"
                  referencedColumns:
                  - "id"
                # SAME_NAMES_AS_KEY: order_id, line_no have the names of the primary key that only the table sample."order line" has, and types of the same families
                - from: "sample.shipment"
                  columns:
                  - "order_id"
                  - "line_no"
                  to: "sample.\\"order line\\""
                  referencedColumns:
                  - "order_id"
                  - "line_no"
                """);
    }

    @ParameterizedTest
    @EnumSource
    void tellsEachReasonInBothLanguages(InferenceReason reason) throws IOException {
        var relation = new InferredRelation(ONE.from(), ONE.columns(), ONE.to(), ONE.referencedColumns(), reason);

        assertThat(write(List.of(relation))).contains("# " + reason + ": customer_id ");
        new InferredRelationsFileWriter(output, Locale.JAPANESE).write("testdb", List.of(relation));
        assertThat(Files.readString(file())).contains("# " + reason + ": customer_id は", "サイドカー");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain",
                "a.b",
                "a:b",
                "a: b",
                "a #b",
                "#a",
                "- a",
                "*a",
                "&a",
                "!a",
                "%a",
                "@a",
                "`a`",
                "{a}",
                "[a, b]",
                "a\"b",
                "\"",
                "'a'",
                "it's",
                "a\\b",
                "\\n",
                "a\nb",
                "a\r\nb",
                "\n- from: x",
                "a\tb",
                " a ",
                "~",
                "null",
                "true",
                "no",
                "1",
                "1e3",
                "0x1F",
                "1:30",
                "2026-01-01",
                "=",
                "<<a",
                "顧客\u3000",
                "?",
                "? a",
                "|",
                ">",
                "a*",
                "a?",
                "---",
                "...",
                "顧客 明細",
                "ＩＤ",
                "😀",
                "\u0001",
                "\u001b[0m",
                "\u007f",
                "\u0085",
                "\u009f",
                "\u2028",
                "\u202e",
                "\ufeff",
                "\ufffe",
                "{0}",
                "$ref",
                "${x}"
            })
    void readsBackEveryNameAsItIs(String name) throws IOException {
        var from = new ObjectName("testdb", SCHEMA, name);
        var to = new ObjectName("testdb", name, "to");
        write(List.of(
                new InferredRelation(from, List.of(name), to, List.of(name + name), InferenceReason.SAME_NAME_AS_KEY)));
        var catalog = aCatalog(
                aTable(name, name).build(),
                Table.builder(to, TableType.TABLE)
                        .columns(aTable("t", name + name).build().columns())
                        .build());

        var annotated = SidecarRule.apply(catalog, new SidecarFileReader().read(file()));

        assertThat(annotated.problems()).isEmpty();
        assertThat(annotated.catalog().table(from).orElseThrow().logicalRelations())
                .singleElement()
                .returns(List.of(name), LogicalRelation::columns)
                .returns(new TableRef(name, "to"), LogicalRelation::referenced)
                .returns(List.of(name + name), LogicalRelation::referencedColumns);
    }

    @Test
    void writesTheSameBytesAgainAndRemovesTheFileWhereThereIsNothing() throws IOException {
        String first = write(List.of(ONE));

        assertThat(write(List.of(ONE))).isEqualTo(first);
        assertThat(writer().write("testdb", List.of())).isEqualTo(file().toString());
        assertThat(file()).doesNotExist();
        assertThat(writer().write("testdb", List.of())).isEqualTo(file().toString());
    }

    @Test
    void standsBesideTheOtherInsightsOfItsDatabase() {
        var other = new Database("a/b", null, null, null, null, List.of(), UnknownProperties.NONE);
        var same = new Database("a:b", null, null, null, null, List.of(), UnknownProperties.NONE);
        for (Database database : List.of(other, same)) {
            new SnapshotDirectoryWriter(output)
                    .write(new Catalog(List.of(database), List.of(), List.of(), List.of(), List.of(), List.of()));
        }

        assertThat(writer().write("a:b", List.of(ONE)))
                .endsWith(Path.of("a_b~2", "inferredRelations.yaml").toString());
    }

    private String write(List<InferredRelation> relations) throws IOException {
        assertThat(writer().write("testdb", relations)).isEqualTo(file().toString());
        return Files.readString(file());
    }

    private InferredRelationsFileWriter writer() {
        return new InferredRelationsFileWriter(output, Locale.ENGLISH);
    }

    private Path file() {
        return output.resolve("insights/testdb/inferredRelations.yaml");
    }
}
