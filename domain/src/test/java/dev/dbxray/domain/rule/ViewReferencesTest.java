package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.aView;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.TableRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ViewReferencesTest {

    @Test
    void findsTheViewsThatReadATableByName() {
        var employee = new TableRef("sample", "employee");
        var directory = aView("z_directory").referencedTables(List.of(employee)).build();
        var monthly = aView("monthly")
                .referencedTables(List.of(new TableRef("sample", "z_directory"), employee))
                .build();
        var references = new ViewReferences(aCatalog(aTable("employee").build(), directory, monthly));

        assertThat(references.viewsReading(named("employee"))).containsExactly(monthly, directory);
        assertThat(references.viewsReading(named("z_directory"))).containsExactly(monthly);
        assertThat(references.viewsReading(named("Employee"))).isEmpty();
    }
}
