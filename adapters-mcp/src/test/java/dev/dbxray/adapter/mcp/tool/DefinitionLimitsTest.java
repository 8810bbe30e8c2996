package dev.dbxray.adapter.mcp.tool;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.DescribeTable.Description;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

final class DefinitionLimitsTest {

    private static final int ROOM = 100_000;

    @Test
    void leavesATableOfOrdinarySizeAsItIs() {
        var table = aTable("t")
                .columns(columns(500, null))
                .definition("x".repeat(20_000))
                .build();

        var shown = write(table, List.of());

        assertThat(shown.has("cut")).isFalse();
        assertThat(shown.has("message")).isFalse();
        assertThat(shown.get("columns")).hasSize(500);
    }

    @Test
    void givesEverySectionItsShareOfTheRoom() {
        var table = aTable("t")
                .description("d".repeat(100_000))
                .columns(columns(3000, "c".repeat(2000)))
                .foreignKeys(IntStream.range(0, 2000)
                        .mapToObj(number -> aForeignKey("k" + number, "c", "r", "id"))
                        .toList())
                .partitions(IntStream.range(0, 10_000)
                        .mapToObj(number -> new Partition("sample", "p" + number, "bound", UnknownProperties.NONE))
                        .toList())
                .definition("\"\n".repeat(200_000))
                .build();
        var views = IntStream.range(0, 3000)
                .mapToObj(number -> aView("v" + number).build())
                .toList();

        var shown = write(table, views);

        assertThat(shown.toString()).hasSizeBetween(60_000, ROOM);
        assertThat(shown.get("cut"))
                .extracting(cut -> cut.get("section").asString() + " " + cut.get("total"))
                .containsExactly(
                        "columns 3000",
                        "foreignKeys 2000",
                        "partitions 10000",
                        "definition 400000",
                        "referencedByViews 3000");
        assertThat(shown.get("cut"))
                .allSatisfy(cut -> assertThat(cut.get("shown").asInt()).isBetween(30, 10_000));
        assertThat(shown.at("/partitions/count").asInt()).isEqualTo(10_000);
        assertThat(shown.get("columns").size())
                .isEqualTo(shown.at("/cut/0/shown").asInt());
        assertThat(shown.at("/columns/0/description").asString()).hasSize(500).endsWith("…");
        assertThat(shown.get("description").asString()).hasSize(500);
        assertThat(shown.get("message").asString()).contains("sections");
    }

    @Test
    void showsMoreOfTheOnlySection() {
        var shown = write(aTable("t").columns(columns(3000, null)).build(), List.of());

        assertThat(shown.get("columns").size()).isGreaterThan(1300);
        assertThat(shown.at("/cut/0/section").asString()).isEqualTo("columns");
        assertThat(shown.toString()).hasSizeLessThan(ROOM);
    }

    @Test
    void shortensTextsAloneWhereThatIsEnough() {
        var shown = write(aTable("t").columns(columns(20, "c".repeat(50_000))).build(), List.of());

        assertThat(shown.get("columns")).hasSize(20);
        assertThat(shown.has("cut")).isFalse();
        assertThat(shown.has("message")).isTrue();
    }

    private static List<Column> columns(int count, @Nullable String description) {
        return IntStream.range(0, count)
                .mapToObj(number -> aColumn("column_" + number, null, description))
                .toList();
    }

    private static JsonNode write(Table table, List<Table> views) {
        var description = new Description(table, views, List.of(), null, List.of());
        return DefinitionLimits.write(
                TableDefinitionMapper.INSTANCE.toDefinition(description), ToolJson.writer(Locale.ENGLISH));
    }
}
