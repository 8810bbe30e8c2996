package dev.dbxray.application.port.out;

import dev.dbxray.application.message.Message;

/** Hear how far a long piece of work is; called often, from any thread. */
@FunctionalInterface
public interface Progress {

    /** Hear nothing. */
    Progress SILENT = (stage, done) -> {};

    /**
     * Hear of a step.
     *
     * @param stage what is being worked on
     * @param done how many items of the stage are done
     */
    void step(Stage stage, int done);

    /**
     * Hear of something that doesn't stop the work but that the user should know.
     *
     * @param warning one line that says what it is
     */
    default void warn(Message warning) {}

    /** Hear that the work is done. */
    default void finish() {}

    /** The stages of reading a catalog. */
    enum Stage {
        CONNECTING,
        READING_TABLES,
        READING_ROUTINES,
        READING_FILES,
        ANALYZING_ROUTINES,
        INDEXING
    }
}
