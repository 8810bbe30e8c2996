package dev.dbxray.domain.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class QuestionWordsTest {

    @Test
    void leavesWhatAQuestionIsAbout() {
        assertThat(content("How many employees are there in each department?"))
                .containsExactly("employees", "department");
        assertThat(content("List the name and the average price of all products"))
                .containsExactly("name", "price", "products");
        assertThat(content("部署ごとの従業員の一覧を教えてください")).containsExactly("部署", "従業員");
    }

    private static List<String> content(String question) {
        return Tokenizer.tokens(question).stream()
                .filter(token -> !QuestionWords.contains(token))
                .map(Token::text)
                .toList();
    }
}
