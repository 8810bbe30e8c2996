package dev.dbxray.domain.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tell that a routine's body uses a table or view.
 *
 * @param schema the schema's name, verbatim; null where only the call decides it
 * @param name the table's name, verbatim
 * @param operations what is done with its rows: some of the letters {@code C}, {@code R}, {@code U} and {@code D}
 * @param schemaResolution how the schema is decided where the body doesn't name it, for example {@code search_path}
 * @param schemaCandidates the captured schemas that have a table of this name, where the body doesn't name one
 * @param unknown what a newer source told beyond that
 */
public record TableUse(
        @Nullable String schema,
        String name,
        String operations,
        @Nullable String schemaResolution,
        List<String> schemaCandidates,
        UnknownProperties unknown) {

    public TableUse {
        schemaCandidates = List.copyOf(schemaCandidates);
    }
}
