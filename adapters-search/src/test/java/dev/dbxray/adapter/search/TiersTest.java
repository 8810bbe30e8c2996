package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of strength of the places where a single term stands. */
final class TiersTest {

    @Test
    void ranksWholeNamesBeforePrefixesWordsPartsColumnsAndDescriptions() {
        var searches = Searches.in(
                aTable("a1").columns(List.of(aColumn("x", null, "set by the loan"))),
                aTable("a2").description("what a loan costs"),
                aTable("a3", "loan_id"),
                aTable("a4_reloaned"),
                aTable("a5_loan"),
                aTable("loan_entry"),
                aTable("a6").synonyms(List.of("loan")),
                aTable("loan"));

        assertThat(searches.names("loan"))
                .containsExactly("loan", "a6", "loan_entry", "a5_loan", "a4_reloaned", "a3", "a2", "a1");
    }

    @Test
    void ranksAWholeLogicalNameBeforeAPartOfOne() {
        var searches = Searches.in(
                aTable("a").logicalName("Customer loan"), aTable("b").logicalName("Loan"), aTable("c", "loan"));

        assertThat(searches.names("loan")).containsExactly("b", "a", "c");
    }

    @Test
    void keepsTheTiersWhateverTheLength() {
        var searches = Searches.in(
                aTable("a", "loan"),
                aTable("b").description("loan loan loan loan loan"),
                aTable("k_very_long_name_of_a_table_with_many_words_and_also_a_loan_in_it"));

        assertThat(searches.names("loan"))
                .containsExactly("k_very_long_name_of_a_table_with_many_words_and_also_a_loan_in_it", "a", "b");
    }

    @Test
    void ranksShorterNamesFirstWithinATier() {
        var searches = Searches.in(aTable("loan_a_b_c_d_e"), aTable("loan_z"));

        assertThat(searches.names("loan")).containsExactly("loan_z", "loan_a_b_c_d_e");
    }

    @Test
    void prefersTheExactForm() {
        var searches = Searches.in(aTable("cities"), aTable("city"));

        assertThat(searches.names("city")).containsExactly("city", "cities");
        assertThat(searches.names("cities")).containsExactly("cities", "city");
    }

    @Test
    void ordersEqualTablesByDatabaseSchemaAndName() {
        var searches = Searches.in(
                Searches.aTableOf("b", "x", "loan"),
                Searches.aTableOf("a", "y", "loan"),
                Searches.aTableOf("a", "x", "loan"));

        assertThat(searches.qualifiedNames("loan")).containsExactly("a.x", "a.y", "b.x");
    }

    @Test
    void ignoresThePrefixThatAllTablesOfASchemaShare() {
        var searches = Searches.in(
                aTable("wp_comments", "post_id"), aTable("wp_postmeta"), aTable("wp_posts"), aTable("wp_users"));

        assertThat(searches.names("posts")).first().isEqualTo("wp_posts");
        assertThat(searches.names("wp_posts")).first().isEqualTo("wp_posts");
        assertThat(searches.names("wp posts")).first().isEqualTo("wp_posts");
        assertThat(searches.names("wp")).hasSize(4);
    }

    @Test
    void countsTheSchemaOnlyBesideOtherTerms() {
        var searches = Searches.in(
                Searches.aTableOf("sales", "customer"),
                Searches.aTableOf("crm", "customer"),
                Searches.aTableOf("sales", "invoice"));

        assertThat(searches.qualifiedNames("sales customer")).containsExactly("sales.customer");
        assertThat(searches.names("sales")).isEmpty();
    }
}
