package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Table;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SharedPrefixesTest {

    @Test
    void findsTheWordsThatAllNamesBeginWith() {
        assertThat(sharedWords("wp_posts", "wp_users", "wp_post_meta")).isEqualTo(1);
        assertThat(sharedWords("wp_2_posts", "wp_2_users", "wp_2_links")).isEqualTo(2);
        assertThat(sharedWords("TblPosts", "TblUsers", "tbl_links")).isEqualTo(1);
    }

    @Test
    void leavesEveryNameAWord() {
        assertThat(sharedWords("order", "order_item", "order_note")).isZero();
        assertThat(sharedWords("order_item", "order_item_x", "order_note")).isEqualTo(1);
    }

    @Test
    void findsNoneAmongFewOrDifferentNames() {
        assertThat(sharedWords("wp_posts", "wp_users")).isZero();
        assertThat(sharedWords("wp_posts", "wp_users", "log_entry")).isZero();
        assertThat(new SharedPrefixes(Stream.<Table>empty().toList()).length(named("x")))
                .isZero();
    }

    private static int sharedWords(String... names) {
        var tables = Stream.of(names).map(name -> aTable(name).build()).toList();
        return new SharedPrefixes(tables).length(named(names[0]));
    }
}
