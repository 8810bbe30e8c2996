package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.search.JudgedQuestion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JacksonException;

/** Read questions with the tables that answer them, one JSON object a line: {@code question} and {@code tables}. */
public final class JudgedQuestionsReader {

    /**
     * Read every question of a file.
     *
     * @throws dev.dbxray.application.message.MendableException if the file is missing, empty or broken
     * @throws UncheckedIOException if reading fails otherwise
     */
    public List<JudgedQuestion> read(Path file) {
        var questions = new ArrayList<JudgedQuestion>();
        try (var lines = new JsonLines(file)) {
            while (lines.next()) {
                questions.add(parse(lines, new Place(file, lines.number())));
            }
        } catch (NoSuchFileException e) {
            throw SnapshotMessages.questionsMissing(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (questions.isEmpty()) {
            throw SnapshotMessages.questionsNone(file);
        }
        return questions;
    }

    private static JudgedQuestion parse(JsonLines lines, Place place) {
        try {
            var line = SnapshotJson.MAPPER
                    .readerFor(QuestionLine.class)
                    .<QuestionLine>readValue(lines.bytes(), 0, lines.length());
            if (line.tables().isEmpty()) {
                throw SnapshotMessages.missingProperty(place, "tables");
            }
            return new JudgedQuestion(line.question(), Set.copyOf(line.tables()));
        } catch (JacksonException e) {
            throw SnapshotMessages.brokenLine(place, JsonFaults.describe(e));
        }
    }

    private record QuestionLine(
            @Required String question, @Required List<String> tables) {}
}
