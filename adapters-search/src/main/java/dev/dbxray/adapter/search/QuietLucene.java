package dev.dbxray.adapter.search;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Keep Lucene from advising on standard error, at its first use, to start the JVM with an incubator module. */
final class QuietLucene {

    // The log manager holds loggers weakly: without this reference the level would be forgotten.
    private static final Logger VECTORS =
            Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

    private QuietLucene() {}

    /** Silence it; must be called before the first use of any Lucene class. */
    static void hush() {
        VECTORS.setLevel(Level.OFF);
    }
}
