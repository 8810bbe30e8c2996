package dev.dbxray.domain.sidecar;

import dev.dbxray.domain.model.Catalog;
import java.util.List;

/**
 * Hold a catalog with a sidecar applied to it.
 *
 * @param catalog the catalog
 * @param problems what of the sidecar couldn't be applied, each once, in the sidecar's order
 */
public record AnnotatedCatalog(Catalog catalog, List<SidecarProblem> problems) {

    public AnnotatedCatalog {
        problems = List.copyOf(problems);
    }
}
