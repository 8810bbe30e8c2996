package dev.dbxray.domain.inference;

import static dev.dbxray.domain.inference.InferenceFixtures.aTable;
import static dev.dbxray.domain.inference.InferenceFixtures.infer;
import static dev.dbxray.domain.inference.InferenceFixtures.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CompositeKeysTest {

    private final TableBuilder line = line("order_line");

    @Test
    void takesAllColumnsOfAPrimaryKeyForAReferenceInTheKeysOrder() {
        assertThat(infer(line, aTable("shipment", "LINE_NO bigint", "order_id integer", "x text")))
                .containsExactly("shipment(order_id,LINE_NO)->order_line(order_id,line_no) SAME_NAMES_AS_KEY");
    }

    @Test
    void staysSilentWhereAColumnIsMissingOrOfAnotherType() {
        assertThat(infer(line, aTable("shipment", "order_id integer"))).isEmpty();
        assertThat(infer(line, aTable("shipment", "order_id integer", "line_no text")))
                .isEmpty();
    }

    @Test
    void staysSilentWhereTheTableHasTheSameKey() {
        assertThat(infer(line, line("invoice_line"))).isEmpty();
    }

    @Test
    void staysSilentWhereSeveralTablesHaveTheKeyUnlessOneIsNear() {
        var referencing = aTable("shipment", "order_id integer", "line_no integer");

        assertThat(infer(line, line("invoice_line"), referencing)).isEmpty();
        assertThat(infer(line, line("other.invoice_line"), referencing))
                .containsExactly("shipment(order_id,line_no)->order_line(order_id,line_no) SAME_NAMES_AS_KEY");
    }

    @Test
    void staysSilentWhereTheKeyIsOfGenericNames() {
        var calendar = aTable("calendar", "year integer", "month integer").primaryKey(key("year", "month"));
        var coded = aTable("coded", "id integer", "no integer").primaryKey(key("id", "no"));

        assertThat(infer(calendar, coded, aTable("x", "year integer", "month integer", "id integer", "no integer")))
                .isEmpty();
    }

    @Test
    void staysSilentWhereARelationCoversTheColumns() {
        var referencing = aTable("shipment", "order_id integer", "line_no integer", "x integer");

        assertThat(infer(line, referencing.foreignKeys(List.of(foreignKey("order_id", "line_no", "x")))))
                .isEmpty();
        assertThat(infer(line, referencing.foreignKeys(List.of(foreignKey("order_id")))))
                .hasSize(1);
    }

    private static TableBuilder line(String name) {
        return aTable(name, "order_id integer", "line_no integer").primaryKey(key("order_id", "line_no"));
    }

    private static ForeignKey foreignKey(String... columns) {
        return new ForeignKey(
                null,
                List.of(columns),
                new TableRef("sample", "elsewhere"),
                List.of(columns),
                null,
                null,
                null,
                UnknownProperties.NONE);
    }
}
