package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aForeignKey;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.rule.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole questions, whose answer may need several tables. */
final class QuestionsTest {

    private final Searches clinic = Searches.in(
            aTable("patient", "patient_id", "name", "born_on"),
            aTable("physician", "physician_id", "name", "speciality"),
            aTable("treats", "p1", "p2")
                    .foreignKeys(List.of(
                            aForeignKey("fk1", "p1", "patient", "patient_id"),
                            aForeignKey("fk2", "p2", "physician", "physician_id"))),
            aTable("ward", "ward_id", "name"),
            aTable("bill", "bill_id", "amount"));

    @Test
    void ignoresWordsThatOnlyAsk() {
        assertThat(clinic.names("How many patients are there?")).containsExactly("patient");
        assertThat(clinic.answer("How many patients are there?").relaxed()).isFalse();
    }

    @Test
    void findsTheTablesOfAllItsTermsAndWhatJoinsThem() {
        var answer = clinic.answer("List the patients with the speciality of their physician");

        assertThat(clinic.names("List the patients with the speciality of their physician"))
                .containsExactly("physician", "patient", "treats");
        assertThat(answer.relaxed()).isTrue();
        assertThat(clinic.matches("List the patients with the speciality of their physician", "treats"))
                .isEmpty();
    }

    @Test
    void findsATableNamedLikeAWordThatOnlyAsks() {
        var shows = Searches.in(aTable("show", "title"), aTable("list", "entry"), aTable("ticket", "price"));

        assertThat(shows.names("show")).containsExactly("show");
        assertThat(shows.names("list")).containsExactly("list");
        assertThat(shows.names("show all")).containsExactly("show");
    }

    @Test
    void takesWordsOfTheSameMeaning() {
        assertThat(clinic.names("Which doctor has the most invoices?")).startsWith("bill", "physician");
    }

    @Test
    void prefersTheSchemaWhoseTablesTogetherHaveTheTerms() {
        var searches = Searches.in(
                Searches.aTableOf("a_shop", "customer", "name"),
                Searches.aTableOf("a_shop", "basket", "customer_id"),
                Searches.aTableOf("z_bank", "customer", "name"),
                Searches.aTableOf("z_bank", "loan", "rate"),
                Searches.aTableOf("m_zoo", "animal", "name"));

        assertThat(searches.qualifiedNames("What is the name of each customer with a loan?"))
                .startsWith("z_bank.loan", "z_bank.customer", "a_shop.customer");
    }

    @Test
    void prefersNeighboursWithinOneSchema() {
        var searches = Searches.in(
                Searches.aTableOf("s", "account_a", "owner"),
                Searches.aTableOf("s", "account_z", "owner").foreignKeys(List.of(reference("s", "branch"))),
                Searches.aTableOf("s", "branch", "region"),
                Searches.aTableOf("s", "other", "thing"));

        assertThat(searches.names("Which account is in which region?")).startsWith("branch", "account_z", "account_a");
    }

    @Test
    void findsNothingOutsideTheScopeEvenAsANeighbour() {
        var page = new Page(10, 0);
        var answer = clinic.index()
                .search("patients and their physician", name -> !name.name().equals("treats"), page);

        assertThat(answer.page().items())
                .extracting(hit -> hit.table().name())
                .containsExactlyInAnyOrder("patient", "physician");
    }

    private static ForeignKey reference(String schema, String table) {
        return new ForeignKey(
                "fk",
                List.of("x"),
                new TableRef(schema, table),
                List.of("x"),
                null,
                null,
                null,
                UnknownProperties.NONE);
    }
}
