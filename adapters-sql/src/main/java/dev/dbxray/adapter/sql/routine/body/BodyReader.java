package dev.dbxray.adapter.sql.routine.body;

import dev.dbxray.domain.model.Routine;

/** Read the bodies of routines in the languages of one product. */
public interface BodyReader {

    /** Tell whether a language, in lower case, is one of them. */
    boolean understands(String language);

    /**
     * Read a body.
     *
     * @param routine the routine, which has the definition
     * @param definition its full text, as the database prints it
     * @param tables the tables that the body may use
     */
    BodyFindings read(Routine routine, String definition, KnownTables tables);
}
