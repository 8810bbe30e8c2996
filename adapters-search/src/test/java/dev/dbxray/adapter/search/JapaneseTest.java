package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aColumn;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.search.Match;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of a language that is written without spaces. */
final class JapaneseTest {

    private final Searches company = Searches.in(
            aTable("employee")
                    .logicalName("従業員")
                    .columns(List.of(
                            aColumn("employee_id", "従業員ID", null),
                            aColumn("employee_name", "従業員名", null),
                            aColumn("hired_on", "入社日", null),
                            aColumn("manager_id", "上司の従業員ID", null))),
            aTable("employee_history").logicalName("従業員履歴"),
            aTable("department").description("組織の単位。従業員はどれか一つに属する。"),
            aTable("stock").logicalName("在庫").description("倉庫ごとの数量を持つテーブル"),
            aTable("return_item").logicalName("取り扱い商品"),
            aTable("user_account").logicalName("ユーザーアカウント"),
            aTable("売上明細", "金額"));

    @Test
    void ranksTheWholeLogicalNameBeforeAPartBeforeTheDescription() {
        var answer = company.answer("従業員");

        assertThat(company.names("従業員")).containsExactly("employee", "employee_history", "department");
        assertThat(answer.page().total()).isEqualTo(3);
        assertThat(company.matches("従業員", "employee"))
                .containsExactly(
                        new Match.LogicalName(),
                        new Match.ColumnName("employee_id"),
                        new Match.ColumnName("employee_name"),
                        new Match.ColumnName("manager_id"));
        assertThat(company.matches("従業員", "employee_history")).containsExactly(new Match.LogicalName());
        assertThat(company.matches("従業員", "department")).containsExactly(new Match.Description());
    }

    @ParameterizedTest
    @CsvSource({
        "従業, employee",
        "履歴, employee_history",
        "歴, employee_history",
        "員履, employee_history",
        "従業員履歴, employee_history",
        "従業員　履歴, employee_history",
        "在庫テーブル, stock",
        "取り扱い, return_item",
        "ﾕｰｻﾞｰ, user_account",
        "ユーザ, user_account",
        "売上, 売上明細",
        "明細, 売上明細",
        "金額, 売上明細"
    })
    void findsParts(String query, String table) {
        assertThat(company.names(query)).first().isEqualTo(table);
    }

    @Test
    void makesNoMatchOutOfPiecesThatStandApart() {
        assertThat(company.names("従履")).isEmpty();
    }

    @Test
    void readsQuestions() {
        assertThat(company.names("従業員の履歴を教えてください")).first().isEqualTo("employee_history");
        assertThat(company.names("在庫の数量はどのテーブルにありますか？")).first().isEqualTo("stock");
    }

    @Test
    void breaksAWordThatNoTableHasIntoItsLongestParts() {
        var answer = company.answer("従業員数");

        assertThat(company.names("従業員数")).first().isEqualTo("employee");
        assertThat(answer.relaxed()).isTrue();
        assertThat(company.names("在庫履歴")).contains("stock", "employee_history");
    }

    @Test
    void findsKoreanParts() {
        var shop = Searches.in(
                aTable("t_order").logicalName("주문내역"), aTable("t_item").logicalName("상품"));

        assertThat(shop.names("주문")).containsExactly("t_order");
    }
}
