package dev.dbxray.adapter.snapshot;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.dbxray.adapter.snapshot.SidecarFile.ColumnEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.RelationEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.TableEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.ViewpointEntry;
import dev.dbxray.application.message.MendableException;
import dev.dbxray.domain.model.Cardinality;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/** Hold the published schema against the reader, so that an editor and dbxray accept the same files. */
final class SidecarSchemaTest {

    private static final JsonNode DOCUMENT = SnapshotJson.MAPPER.readTree(
            Path.of("..", "docs", "sidecar.schema.json").toFile());

    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(DOCUMENT);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "tables:\nrelations:\nviewpoints:\nprofiles:",
                "tables: {a.b: {}, '\"x y\".z': {logicalName: A, description: B, synonyms: [c], labels: [d]}}",
                "tables: {a: {logicalName: null, description: null, synonyms: null, labels: null, columns: null}}",
                "tables: {a: {columns: {b: {}, c: {logicalName: A, description: B, synonyms: []}}}}",
                "relations: [{from: a, columns: [b], to: c}]",
                "relations: [{name: n, from: a, columns: [b], to: c, referencedColumns: [d], cardinality: ONE_TO_ONE}]",
                "relations: [{from: a, columns: [b], to: c, name: null, referencedColumns: null, cardinality: null}]",
                "viewpoints: [{id: a, name: b}]",
                "viewpoints: [{id: a, name: b, description: c, tables: ['d*'], labels: [e], distance: 2, exclude: [f]}]",
                "viewpoints: [{id: a, name: b, description: null, tables: null, labels: null, exclude: null}]",
                "profiles: {prod: {url: x, schema: [y], more: {z: 1}}, empty: null}",
            })
    void bothAccept(String yaml) {
        assertThat(SCHEMA.validate(node(yaml))).isEmpty();
        assertThatCode(() -> read(yaml)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text",
                "[]",
                "table: {}",
                "tables: [a]",
                "tables: {a: null}",
                "tables: {a: text}",
                "tables: {a: {logicalname: x}}",
                "tables: {a: {logicalName: 1}}",
                "tables: {a: {description: true}}",
                "tables: {a: {synonyms: x}}",
                "tables: {a: {synonyms: ''}}",
                "tables: {a: {labels: [1]}}",
                "tables: {a: {labels: [null]}}",
                "tables: {a: {columns: [b]}}",
                "tables: {a: {columns: {b: null}}}",
                "tables: {a: {columns: {b: {labels: [c]}}}}",
                "tables: ''",
                "relations: {}",
                "relations: [null]",
                "relations: [{columns: [b], to: c}]",
                "relations: [{from: null, columns: [b], to: c}]",
                "relations: [{from: a, columns: [], to: c}]",
                "relations: [{from: a, columns: null, to: c}]",
                "relations: [{from: a, to: c}]",
                "relations: [{from: a, columns: [b]}]",
                "relations: [{from: a, columns: [b], to: c, cardinality: MANY}]",
                "relations: [{from: a, columns: [b], to: c, cardinality: one_to_one}]",
                "relations: [{from: a, columns: [b], to: c, cardinality: ''}]",
                "relations: [{from: a, columns: [b], to: c, cardinality: '0'}]",
                "relations: [{from: a, columns: [b], to: c, cardinality: 0}]",
                "relations: [{from: a, columns: [b], to: c, type: x}]",
                "viewpoints: {}",
                "viewpoints: [a]",
                "viewpoints: [{name: b}]",
                "viewpoints: [{id: a}]",
                "viewpoints: [{id: a, name: b, distance: -1}]",
                "viewpoints: [{id: a, name: b, distance: 1.5}]",
                "viewpoints: [{id: a, name: b, distance: '1'}]",
                "viewpoints: [{id: a, name: b, distance: null}]",
                "viewpoints: [{id: a, name: b, tables: d}]",
                "viewpoints: [{id: a, name: b, include: [d]}]",
                "profiles: [a]",
                "profiles: text",
            })
    void bothRefuse(String yaml) {
        assertThat(SCHEMA.validate(node(yaml))).isNotEmpty();
        assertThatExceptionOfType(MendableException.class).isThrownBy(() -> read(yaml));
    }

    @Test
    void namesEveryKeyThatTheReaderKnowsAndNoOther() {
        Map.of(
                        "", SidecarFile.class,
                        "/$defs/table", TableEntry.class,
                        "/$defs/column", ColumnEntry.class,
                        "/$defs/relation", RelationEntry.class,
                        "/$defs/viewpoint", ViewpointEntry.class)
                .forEach((pointer, entry) -> assertThat(
                                DOCUMENT.at(pointer + "/properties").propertyNames())
                        .as(pointer)
                        .containsExactlyInAnyOrderElementsOf(Stream.of(entry.getRecordComponents())
                                .map(RecordComponent::getName)
                                .toList()));
    }

    @Test
    void explainsEveryKeyAndClosesEveryObjectOfTheSidecar() {
        for (String pointer :
                new String[] {"", "/$defs/table", "/$defs/column", "/$defs/relation", "/$defs/viewpoint"}) {
            JsonNode object = DOCUMENT.at(pointer);
            assertThat(object.path("additionalProperties").asBoolean(true))
                    .as(pointer)
                    .isFalse();
            assertThat(object.path("properties").properties())
                    .as(pointer)
                    .allSatisfy(property -> assertThat(explained(property.getValue()))
                            .as(property.getKey())
                            .isTrue());
        }
    }

    @Test
    void namesTheCardinalities() {
        assertThat(DOCUMENT.at("/$defs/relation/properties/cardinality/enum")
                        .valueStream()
                        .filter(value -> !value.isNull())
                        .map(JsonNode::asString)
                        .collect(toSet()))
                .isEqualTo(Stream.of(Cardinality.values()).map(Enum::name).collect(toSet()));
    }

    private static boolean explained(JsonNode property) {
        JsonNode explanation = property.has("title")
                ? property
                : DOCUMENT.at(property.path("$ref").asString().substring(1));
        return explanation.hasNonNull("title") && explanation.hasNonNull("description");
    }

    private static JsonNode node(String yaml) {
        JsonNode node = SidecarYaml.MAPPER.readTree(yaml);
        return node.isMissingNode() ? NullNode.getInstance() : node;
    }

    private void read(String yaml) throws IOException {
        Path file = folder.resolve("dbxray.yaml");
        Files.writeString(file, yaml);
        new SidecarFileReader().read(file);
    }
}
