package dev.dbxray.bootstrap;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.out.Progress;
import java.util.Locale;

/** Show progress on one line of a terminal once the work takes longer than a moment. */
final class ProgressLine implements Progress {

    private static final long MOMENT_NANOS = 700_000_000L;
    private static final long REFRESH_NANOS = 100_000_000L;
    private static final String ERASE = "\r\u001B[2K";

    private final Session session;
    private final long begin = System.nanoTime();
    private long nextNanos = MOMENT_NANOS;
    private boolean shown;

    private ProgressLine(Session session) {
        this.session = session;
    }

    static Progress on(Session session) {
        return session.streams().errIsTerminal() ? new ProgressLine(session) : new WarningsOnly(session);
    }

    @Override
    public synchronized void step(Stage stage, int done) {
        long elapsed = System.nanoTime() - begin;
        if (elapsed >= nextNanos) {
            nextNanos = elapsed + REFRESH_NANOS;
            shown = true;
            String key = "progress." + stage.name().toLowerCase(Locale.ROOT);
            session.err().print(ERASE + Texts.message(key, done).in(session.locale()));
            session.err().flush();
        }
    }

    @Override
    public synchronized void warn(Message warning) {
        clear();
        session.tell(warning);
    }

    /** Take the line away, so that what follows begins on a clean one. */
    @Override
    public synchronized void finish() {
        clear();
    }

    private void clear() {
        if (shown) {
            session.err().print(ERASE);
            session.err().flush();
            shown = false;
        }
    }

    private record WarningsOnly(Session session) implements Progress {

        @Override
        public void step(Stage stage, int done) {}

        @Override
        public void warn(Message warning) {
            session.tell(warning);
        }
    }
}
