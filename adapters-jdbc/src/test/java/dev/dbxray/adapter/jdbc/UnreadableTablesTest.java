package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class UnreadableTablesTest {

    @Test
    void namesEachWithTheDatabasesReason() {
        assertThat(warnings(Stream.of(view("sound", null), view("broken", "no such table: main.t"))))
                .containsExactly("main.broken could not be read whole: no such table: main.t");
    }

    @Test
    void countsTheRestOfMany() {
        List<String> warnings = warnings(Stream.iterate(1, n -> n + 1).limit(25).map(n -> view("v" + n, "broken")));

        assertThat(warnings).hasSize(21).last().isEqualTo("5 more could not be read whole; the snapshot marks them.");
    }

    private static List<String> warnings(Stream<Table> tables) {
        var recorder = new Recorder(new ArrayList<>());
        UnreadableTables.warnOf(
                new Catalog(List.of(), tables.toList(), List.of(), List.of(), List.of(), List.of()), recorder);
        return recorder.texts();
    }

    private static Table view(String name, @Nullable String reason) {
        return Table.builder(new ObjectName("db", "main", name), TableType.VIEW)
                .unreadable(reason)
                .build();
    }

    private record Recorder(List<String> texts) implements Progress {

        @Override
        public void step(Stage stage, int done) {}

        @Override
        public void warn(Message warning) {
            texts.add(warning.in(Locale.ENGLISH));
        }
    }
}
