package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.domain.search.JudgedQuestion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JudgedQuestionsReaderTest {

    @TempDir
    private Path folder;

    @Test
    void readsAQuestionALine() throws IOException {
        Path file = Files.writeString(folder.resolve("q.jsonl"), """
                {"question": "who?", "tables": ["s.a", "s.b"]}

                {"question": "誰?", "tables": ["s.a"]}
                """);

        assertThat(new JudgedQuestionsReader().read(file))
                .containsExactly(
                        new JudgedQuestion("who?", Set.of("s.a", "s.b")), new JudgedQuestion("誰?", Set.of("s.a")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "{\"tables\":[\"a\"]}|line 1, is broken",
                "{\"question\":\"q\"}|line 1, is broken",
                "{\"question\":\"q\",\"tables\":[]}|line 1, has no \"tables\"",
                "nonsense|line 1, is broken",
            })
    void saysWhatIsWrongWithTheFile(String content, String problem) throws IOException {
        Path file = Files.writeString(folder.resolve("q.jsonl"), content);

        assertThatThrownBy(() -> new JudgedQuestionsReader().read(file))
                .isInstanceOf(MendableException.class)
                .hasMessageContainingAll("q.jsonl", problem);
    }

    @Test
    void saysThatAFileHoldsNoQuestion() throws IOException {
        Path file = Files.writeString(folder.resolve("q.jsonl"), "\n \n");

        assertThatThrownBy(() -> new JudgedQuestionsReader().read(file)).hasMessageContaining("holds no question");
    }

    @Test
    void saysThatThereIsNoFile() {
        assertThatThrownBy(() -> new JudgedQuestionsReader().read(folder.resolve("nowhere")))
                .isInstanceOf(MendableException.class)
                .hasMessageContaining("nowhere");
    }
}
