package dev.dbxray.domain.sidecar;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Declare a set of tables that people see as one subject: all that one of its selectors finds.
 *
 * @param id the short name that calls use
 * @param name the name that people use
 * @param description what the subject is
 * @param tables the tables' names as they were written, or globs
 * @param labels the labels whose tables belong to it
 * @param distance how many relations away from those a table still belongs to it; 0 for none
 * @param exclude names or globs of tables that don't belong to it, however they were found
 */
public record DeclaredViewpoint(
        String id,
        String name,
        @Nullable String description,
        List<String> tables,
        List<String> labels,
        int distance,
        List<String> exclude) {

    public DeclaredViewpoint {
        tables = List.copyOf(tables);
        labels = List.copyOf(labels);
        exclude = List.copyOf(exclude);
    }
}
