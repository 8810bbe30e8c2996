package dev.dbxray.domain.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.search.Token.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TokenizerTest {

    @ParameterizedTest
    @CsvSource({
        "employee_history, employee history",
        "employee-history, employee history",
        "hr.employee, hr employee",
        "employeeHistory, employee history",
        "EmployeeHistory, employee history",
        "EMPLOYEE_HISTORY, employee history",
        "HTTPServer2, http server 2",
        "parseHTTP, parse http",
        "order2item, order 2 item",
        "employee's, employee s",
        "Größe, größe",
        "ｅｍｐ＿ｉｄ, emp id",
        "従業員履歴, 従業員履歴",
        "在庫テーブル, 在庫 テーブル",
        "ﾕｰｻﾞｰ一覧, ユーザー 一覧",
        "お客様, お 客様",
        "あーい, あーい",
        "顧客ID, 顧客 id",
        "주문내역, 주문내역",
        "e\u0301tat, état"
    })
    void splitsNamesAndTexts(String text, String tokens) {
        assertThat(Tokenizer.tokens(text)).extracting(Token::text).containsExactly(tokens.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \u3000\t", "\"*?\\%()", "\uD83D\uDE00", "\uD800", "___"})
    void findsNothingWhereThereIsNeitherLetterNorDigit(String text) {
        assertThat(Tokenizer.tokens(text)).isEmpty();
    }

    @Test
    void tellsScriptsAndWhatTouches() {
        assertThat(Tokenizer.tokens("在庫テーブルの2 x"))
                .containsExactly(
                        new Token("在庫", Kind.HAN, false),
                        new Token("テーブル", Kind.KATAKANA, true),
                        new Token("の", Kind.HIRAGANA, true),
                        new Token("2", Kind.NUMBER, true),
                        new Token("x", Kind.WORD, false));
    }

    @Test
    void takesAMarkToTheLetterBeforeIt() {
        assertThat(Tokenizer.tokens("q\u0323x")).extracting(Token::text).containsExactly("q\u0323x");
    }

    @Test
    void writesAllSpellingsOfACompoundAlike() {
        assertThat(Tokenizer.squash(Tokenizer.tokens("Employee History")))
                .isEqualTo(Tokenizer.squash(Tokenizer.tokens("employee_history")))
                .isEqualTo("employeehistory");
    }

    @Test
    void knowsWhichScriptsHaveNoSpaces() {
        assertThat(Tokenizer.tokens("従ジは주x1"))
                .extracting(Token::unspaced)
                .containsExactly(true, true, true, true, false, false);
    }
}
