package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.search.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a hit tells that the terms stand. */
final class MatchedInTest {

    @Test
    void tellsThePlacesInOrder() {
        var searches = Searches.in(aTable("loan")
                .description("A loan.")
                .synonyms(List.of("Bank loan"))
                .logicalName("Loan of a customer")
                .columns(List.of(
                        aColumn("rate", null, "of the loan"),
                        aColumn("id"),
                        aColumn("loan_id", null, "names the loan"),
                        aColumn("x", "Loans", null))));

        assertThat(searches.matches("loan", "loan"))
                .containsExactly(
                        new Match.Name(),
                        new Match.LogicalName(),
                        new Match.Synonym(),
                        new Match.Description(),
                        new Match.ColumnDescription("rate"),
                        new Match.ColumnName("loan_id"),
                        new Match.ColumnDescription("loan_id"),
                        new Match.ColumnName("x"));
    }

    @Test
    void tellsPartsFormsCompoundsAndSynonymsOfColumns() {
        var searches = Searches.in(aTable("person")
                .columns(List.of(
                        aColumn("emailAddress"),
                        aColumn("last_name"),
                        aColumn("cities"),
                        aColumn("description", null, "no mailbox here"),
                        named("x", "Mail"))));

        assertThat(searches.matches("mail", "person"))
                .containsExactly(new Match.ColumnName("emailAddress"), new Match.ColumnName("x"));
        assertThat(searches.matches("lastname", "person")).containsExactly(new Match.ColumnName("last_name"));
        assertThat(searches.matches("city", "person")).containsExactly(new Match.ColumnName("cities"));
        assertThat(searches.matches("pe", "person")).containsExactly(new Match.Name());
    }

    @Test
    void tellsThePlacesOfAnyTermAndOfWhatWasSearchedForInstead() {
        var searches = Searches.in(aTable("dept", "city", "head"), aTable("other", "thing"));

        assertThat(searches.matches("department city", "dept"))
                .containsExactly(new Match.Name(), new Match.ColumnName("city"));
    }

    private static Column named(String name, String synonym) {
        return new Column(name, null, "text", true, null, null, null, null, List.of(synonym), UnknownProperties.NONE);
    }
}
