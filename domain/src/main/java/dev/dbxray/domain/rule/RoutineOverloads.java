package dev.dbxray.domain.rule;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Hold the functions and procedures of one name.
 *
 * @param name the name
 * @param overloads the overloads by package and arguments, at least one
 */
public record RoutineOverloads(ObjectName name, List<Routine> overloads) {
    public RoutineOverloads {
        overloads = List.copyOf(overloads);
    }

    /** Put the routines of a catalog together by name, in canonical order. */
    public static Map<ObjectName, RoutineOverloads> of(Catalog catalog) {
        var byName = new TreeMap<ObjectName, RoutineOverloads>();
        catalog.routines().stream()
                .collect(groupingBy(Routine::name, toList()))
                .forEach((name, overloads) -> byName.put(name, new RoutineOverloads(name, overloads)));
        return byName;
    }
}
