package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.sidecar.ColumnNote;
import dev.dbxray.domain.sidecar.DeclaredRelation;
import dev.dbxray.domain.sidecar.DeclaredViewpoint;
import dev.dbxray.domain.sidecar.Sidecar;
import dev.dbxray.domain.sidecar.TableNote;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SidecarFileReaderTest {

    private static final Sidecar NOTHING = new Sidecar(List.of(), List.of(), List.of());

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("sidecar.yaml");
    }

    @Test
    void readsTablesRelationsAndViewpointsInTheirOrder() {
        assertThat(read("""
                tables:
                  sample.employee:
                    logicalName: 従業員
                    description: people
                    synonyms: [社員, staff]
                    labels: [core, 人事]
                    columns:
                      employee_id: {logicalName: 従業員ID, description: the key, synonyms: [番号]}
                      code:
                        logicalName: "0123"
                  '"we.ird".a': {}
                relations:
                  - from: shipment
                    columns: [zone_code]
                    to: warehouse_zone
                  - {name: r, from: a, columns: [b, c], to: d, referencedColumns: [e, f], cardinality: ONE_TO_ONE}
                viewpoints:
                  - id: personnel
                    name: 人事管理
                    description: people
                    tables: [sample.department, employee*]
                    labels: [core]
                    distance: 2
                    exclude: ["*_log"]
                  - {id: empty, name: no}
                """))
                .isEqualTo(new Sidecar(
                        List.of(
                                new TableNote(
                                        "sample.employee",
                                        "従業員",
                                        "people",
                                        List.of("社員", "staff"),
                                        List.of("core", "人事"),
                                        List.of(
                                                new ColumnNote("employee_id", "従業員ID", "the key", List.of("番号")),
                                                new ColumnNote("code", "0123", null, List.of()))),
                                new TableNote("\"we.ird\".a", null, null, List.of(), List.of(), List.of())),
                        List.of(
                                new DeclaredRelation(
                                        null, "shipment", List.of("zone_code"), "warehouse_zone", List.of(), null),
                                new DeclaredRelation(
                                        "r", "a", List.of("b", "c"), "d", List.of("e", "f"), Cardinality.ONE_TO_ONE)),
                        List.of(
                                new DeclaredViewpoint(
                                        "personnel",
                                        "人事管理",
                                        "people",
                                        List.of("sample.department", "employee*"),
                                        List.of("core"),
                                        2,
                                        List.of("*_log")),
                                new DeclaredViewpoint("empty", "no", null, List.of(), List.of(), 0, List.of()))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# nothing yet\n", "---\n", "{}", "tables:\nrelations:\nviewpoints:\n", "\uFEFF"})
    void takesAFileWithoutContentForOneThatSaysNothing(String content) {
        assertThat(read(content)).isEqualTo(NOTHING);
    }

    @Test
    void readsWhatWindowsEditorsLeave() {
        assertThat(read("\uFEFFtables:\r\n  a: {logicalName: A}\r\n").tables())
                .containsExactly(new TableNote("a", "A", null, List.of(), List.of(), List.of()));
    }

    @Test
    void repeatsWhatAnAnchorStandsFor() {
        Sidecar sidecar = read("""
                tables:
                  a:
                    columns: &audit
                      created_at: {logicalName: 作成日時}
                  b:
                    columns: *audit
                """);

        assertThat(sidecar.tables())
                .extracting(TableNote::columns)
                .containsExactly(
                        List.of(new ColumnNote("created_at", "作成日時", null, List.of())),
                        List.of(new ColumnNote("created_at", "作成日時", null, List.of())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "table: {}|line 1, column 1: the key \"table\" is not known here. Allowed: tables, relations, viewpoints, profiles.",
                "tables:\\n  a: {logicalname: x}|line 2, column 7: the key \"logicalname\" is not known here. Allowed: logicalName, description, synonyms, labels, columns.",
                "tables:\\n  a: {columns: {b: {x: y}}}|Allowed: logicalName, description, synonyms.",
                "relations:\\n  - {from: a, fro: b}|Allowed: name, from, columns, to, referencedColumns, cardinality.",
                "viewpoints:\\n  - {ids: a}|Allowed: id, name, description, tables, labels, distance, exclude.",
                "tables:\\n  a: {}\\n  a: {}|line 3, column 4, is not valid YAML: Duplicate Object property \"a\"",
                "tables: {}\\ntables: {}|line 2, column 7, is not valid YAML: Duplicate Object property \"tables\"",
                "tables:\\n  a: {logicalName: 1}|line 2, column 20: tables > a > logicalName must be text.",
                "tables:\\n  a: {logicalName: 1.5}|logicalName must be text.",
                "tables:\\n  a: {logicalName: true}|logicalName must be text.",
                "tables:\\n  a: {logicalName: [x]}|logicalName must be text.",
                "tables:\\n  a: {logicalName: {x: y}}|logicalName must be text.",
                "tables:\\n  a: {synonyms: x}|line 2, column 17: tables > a > synonyms must be a list",
                "tables:\\n  a: {synonyms: [x, 1]}|tables > a > synonyms > #2 must be text.",
                "tables:\\n  a: {synonyms: [x, null]}|tables > a > synonyms > #2 must be text.",
                "tables:\\n  a: {columns: [b]}|tables > a > columns must be keys with values",
                "tables:\\n  a: x|line 2, column 6: tables > a must be keys with values",
                "tables:\\n  a:\\n  b: {}|tables > a must be keys with values",
                "tables: [a]|line 1, column 9: tables must be keys with values",
                "relations: {from: a}|relations must be a list",
                "relations: [a]|relations > #1 must be keys with values",
                "relations: [null]|relations > #1 must be keys with values",
                "a|line 1, column 1: sidecar.yaml must be keys with values",
                "[]|line 1, column 1: sidecar.yaml must be keys with values",
                "relations:\\n  - {columns: [b], to: c}|line 2, column 5: relations > #1 has no \"from\".",
                "relations:\\n  - {from: a, columns: [], to: c}|relations > #1 has no \"columns\".",
                "relations:\\n  - {from: a, to: c}|relations > #1 has no \"columns\".",
                "relations:\\n  - {from: a, columns: [b], to:}|relations > #1 has no \"to\".",
                "viewpoints:\\n  - {name: a}|viewpoints > #1 has no \"id\".",
                "viewpoints:\\n  - {id: a, name: b}\\n  - {id: a}|line 3, column 5: viewpoints > #2 has no \"name\".",
                "relations:\\n  - {cardinality: MANY}|line 2, column 19: relations > #1 > cardinality must be one of ONE_TO_MANY, OPTIONAL_ONE_TO_MANY, ONE_TO_ONE, OPTIONAL_ONE_TO_ONE.",
                "relations:\\n  - {cardinality: 1}|cardinality must be one of ONE_TO_MANY",
                "viewpoints:\\n  - {id: a, name: b, distance: -1}|line 2, column 22: viewpoints > #1 > distance must be a whole number, 0 or more.",
                "viewpoints:\\n  - {distance: 1.5}|line 2, column 16: viewpoints > #1 > distance must be a whole number",
                "viewpoints:\\n  - {distance: '1'}|viewpoints > #1 > distance must be a whole number",
                "viewpoints:\\n  - {distance: ''}|viewpoints > #1 > distance must be a whole number",
                "viewpoints:\\n  - {distance: true}|viewpoints > #1 > distance must be a whole number",
                "viewpoints:\\n  - {distance: [1]}|viewpoints > #1 > distance must be a whole number",
                "viewpoints:\\n  - {distance: 99999999999}|viewpoints > #1 > distance must be a whole number",
                "profiles: [a]|profiles must be keys with values",
                "tables: {}\\n---\\ntables: {}|line 3, column 1: a second YAML document begins.",
                "tables:\\n\\ta: {}|line 2, column 1, is not valid YAML: found character",
                "tables:\\n  a: \"x|line 2, column 8, is not valid YAML: found unexpected end of stream",
                "tables:\\n  a: *b|is not valid YAML: invalid alias: b",
                "tables: \"\\0\"|is not valid YAML: special characters are not allowed",
            })
    void saysInOneLineWhatIsWrongAndWhere(String content, String expected) {
        String problem =
                problemOf(content.replace("\\n", "\n").replace("\\t", "\t").replace("\\0", "\0"));

        assertThat(problem).startsWith(file.toString()).contains(expected).doesNotContain("\n");
    }

    @Test
    void refusesAnchorsThatMultiply() {
        var bomb = new StringBuilder("tables:\n  a: {synonyms: &words [").append("w, ".repeat(200));
        bomb.append("]}\n  b:\n    columns: &columns\n");
        for (int i = 0; i < 100; i++) {
            bomb.append("      c").append(i).append(": {synonyms: *words}\n");
        }

        assertThat(problemOf(bomb.toString())).contains("goes beyond what can be read", "exceeds the maximum");
    }

    @Test
    void refusesWhatIsNotUtf8() throws IOException {
        Files.write(file, "tables: {é: {}}".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(problem().in(Locale.ENGLISH)).contains("sidecar.yaml is not UTF-8");
    }

    @Test
    void saysWhichFileIsMissingOrCannotBeRead() throws IOException {
        assertThat(problem().in(Locale.ENGLISH)).contains("There is no file", "sidecar.yaml");

        Files.createDirectory(file);
        assertThat(problem().in(Locale.ENGLISH)).contains("sidecar.yaml can't be read");
    }

    @Test
    void speaksJapaneseToo() throws IOException {
        Files.writeString(file, "relations:\n  - {cardinality: MANY}");

        assertThat(problem().in(Locale.JAPANESE))
                .contains("sidecar.yaml の 2 行 19 桁: relations > #1 > cardinality に書けるのは ONE_TO_MANY, ");
    }

    private Sidecar read(String content) {
        try {
            Files.writeString(file, content);
            return new SidecarFileReader().read(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private String problemOf(String content) {
        return catchThrowableOfType(MendableException.class, () -> read(content))
                .in(Locale.ENGLISH);
    }

    private MendableException problem() {
        return catchThrowableOfType(MendableException.class, () -> new SidecarFileReader().read(file));
    }
}
