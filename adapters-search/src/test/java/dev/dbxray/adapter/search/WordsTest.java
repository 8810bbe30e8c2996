package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.search.Correction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How words of a query find the words of names. */
final class WordsTest {

    private final Searches library = Searches.in(
            aTable("employee", "employee_id", "lastName"),
            aTable("employee_history", "employee_id", "valid_from"),
            aTable("bookCopies", "isbn", "shelf"),
            aTable("library_city", "zip"),
            aTable("HTTPServer2", "port"),
            aTable("countrylanguage", "share"),
            aTable("country", "language"),
            aTable("language", "country"),
            aTable("borrower_address", "street_name", "email"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "employeehistory",
                "employee history",
                "employee_history",
                "EmployeeHistory",
                "EMPLOYEE-HISTORY",
                "ｅｍｐｌｏｙｅｅ　ｈｉｓｔｏｒｙ",
                "employees history"
            })
    void findsACompoundHoweverItIsWritten(String query) {
        assertThat(library.names(query)).first().isEqualTo("employee_history");
    }

    @ParameterizedTest
    @CsvSource({
        "book copy, bookCopies",
        "copies, bookCopies",
        "cities, library_city",
        "addresses, borrower_address",
        "borrowers, borrower_address",
        "http, HTTPServer2",
        "servers, HTTPServer2",
        "server2, HTTPServer2",
        "borrow, borrower_address",
        "rower, borrower_address",
        "mail, borrower_address",
        "streetname, borrower_address",
        "last name, employee",
        "lastname, employee"
    })
    void foldsFormsAndFindsParts(String query, String table) {
        assertThat(library.names(query)).contains(table);
    }

    @Test
    void findsTheWordsOfACompoundWrittenAsOne() {
        assertThat(library.names("languages")).containsExactly("language", "countrylanguage", "country");
    }

    @Test
    void wantsEveryTermSomewhere() {
        assertThat(library.names("employee valid")).containsExactly("employee_history");
        assertThat(library.answer("employee valid").relaxed()).isFalse();
    }

    @Test
    void givesTheBestPartialMatchesWhereNothingHasEveryTerm() {
        var answer = library.answer("employee isbn valid");

        assertThat(answer.relaxed()).isTrue();
        assertThat(library.names("employee isbn valid"))
                .startsWith("employee_history")
                .contains("bookCopies");
    }

    @Test
    void correctsTyposAndTellsSo() {
        var answer = library.answer("employe histroy");

        assertThat(library.names("employe histroy")).containsExactly("employee_history");
        assertThat(answer.relaxed()).isFalse();
        assertThat(answer.corrections()).containsExactly(new Correction("histroy", "history"));
    }

    @Test
    void takesAbbreviationsAndOtherWordsForWhatNoTableHas() {
        var company = Searches.in(aTable("dept", "qty"), aTable("customer"));

        assertThat(company.answer("department").corrections()).containsExactly(new Correction("department", "dept"));
        assertThat(company.names("quantity")).containsExactly("dept");
        assertThat(company.answer("client").corrections()).containsExactly(new Correction("client", "customer"));
        assertThat(Searches.in(aTable("department")).names("dept")).containsExactly("department");
    }

    @Test
    void findsNothingForWhatIsNowhere() {
        var answer = library.answer("zzyzzyx");

        assertThat(answer.page().total()).isZero();
        assertThat(answer.relaxed()).isFalse();
        assertThat(answer.corrections()).isEmpty();
    }
}
