package dev.dbxray.domain.sidecar;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Declare a set of tables that people see as one subject.
 *
 * @param id the short name that calls use
 * @param name the name that people use
 * @param description what the subject is
 * @param tables the tables' names as they were written
 */
public record DeclaredViewpoint(
        String id, String name, @Nullable String description, List<String> tables) {

    public DeclaredViewpoint {
        tables = List.copyOf(tables);
    }
}
