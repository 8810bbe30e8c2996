package dev.dbxray.adapter.search;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

final class QuietLuceneTest {

    @Test
    void silencesOnlyTheAdviceAboutVectors() {
        Searches.in(aTable("a"));

        assertThat(Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider")
                        .getLevel())
                .isEqualTo(Level.OFF);
        assertThat(Logger.getLogger("org.apache.lucene").getLevel()).isNull();
    }
}
