package dev.dbxray.application.usecase;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.NameIndex;
import java.util.List;
import java.util.stream.Stream;

/**
 * Hold the names of one kind of object.
 *
 * @param all the names in canonical order
 * @param index the same names, indexed
 */
record KnownNames(List<ObjectName> all, NameIndex index) {

    static KnownNames of(Stream<ObjectName> names) {
        var all = names.distinct().sorted().toList();
        return new KnownNames(all, new NameIndex(all));
    }
}
