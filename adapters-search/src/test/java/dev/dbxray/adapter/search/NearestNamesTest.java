package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NearestNamesTest {

    private final Searches company = Searches.in(
            aTable("attendance", "employee_id"),
            aTable("department", "title"),
            aTable("employee", "employee_id"),
            aTable("employee_history", "employee_id"),
            aTable("project", "budget"));

    @Test
    void putsNamesThatBeginSoFirstAndNamesOfColumnsLast() {
        assertThat(company.nearest("employe")).containsExactly("employee", "employee_history", "attendance");
    }

    @Test
    void findsTypos() {
        assertThat(company.nearest("porject")).containsExactly("project");
        assertThat(company.nearest("dpartmnt")).containsExactly("department");
        assertThat(company.nearest("employee_histroy")).first().isEqualTo("employee_history");
        assertThat(company.nearest("budgte")).containsExactly("project");
    }

    @Test
    void givesNoMoreThanWanted() {
        assertThat(company.index().nearest("employe", 2)).hasSize(2);
        assertThat(company.index().nearest("employe", 0)).isEmpty();
    }

    @Test
    void givesNothingForNothing() {
        assertThat(company.nearest("")).isEmpty();
        assertThat(company.nearest("???")).isEmpty();
        assertThat(company.nearest("zzzzzzzz")).isEmpty();
    }
}
