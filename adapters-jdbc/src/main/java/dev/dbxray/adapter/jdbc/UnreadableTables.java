package dev.dbxray.adapter.jdbc;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Table;
import java.util.List;
import java.util.Optional;

/** Tell which tables and views the database could not tell the whole of. */
final class UnreadableTables {

    private static final int NAMES_SHOWN = 20;

    private UnreadableTables() {}

    static void warnOf(Catalog catalog, Progress progress) {
        List<Message> warnings = catalog.tables().stream()
                .flatMap(table -> warning(table).stream())
                .toList();
        warnings.stream().limit(NAMES_SHOWN).forEach(progress::warn);
        if (warnings.size() > NAMES_SHOWN) {
            progress.warn(text("table.unreadableMore", warnings.size() - NAMES_SHOWN));
        }
    }

    private static Optional<Message> warning(Table table) {
        return Optional.ofNullable(table.unreadable())
                .map(reason -> text(
                        "table.unreadable", table.name().schema(), table.name().name(), reason));
    }
}
