package dev.dbxray.adapter.mcp.http;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** Keep Tomcat from telling on standard error how it starts and ends. */
final class QuietTomcat {

    // The log manager holds loggers weakly: without this reference the levels would be forgotten.
    private static final List<Logger> LOGGERS = Stream.of(
                    "org.apache.catalina", "org.apache.coyote", "org.apache.tomcat")
            .map(Logger::getLogger)
            .toList();

    private QuietTomcat() {}

    /** Leave it its warnings; must be called before the first use of any of its classes. */
    static void hush() {
        LOGGERS.forEach(logger -> logger.setLevel(Level.WARNING));
    }
}
