package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.NameIndex;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.NearestNames;
import dev.dbxray.domain.rule.Resolution;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** Find the object that a user names, or say which objects may be meant. */
final class ByName {

    // As many as fit into one line that a model or a person reads.
    private static final int NEAREST = 5;

    private ByName() {}

    static Named<ObjectName> table(CatalogHolder catalogs, CatalogView view, WrittenName written) {
        return find(
                ObjectKind.TABLE,
                view.tableNames(),
                written,
                limit -> catalogs.index().nearest(written.text(), limit));
    }

    static Named<ObjectName> function(CatalogView view, WrittenName written) {
        return among(ObjectKind.FUNCTION, List.copyOf(view.functions().keySet()), written);
    }

    /** Find a function of the catalog or, since a trigger may run one from outside, one that a trigger names. */
    static Named<ObjectName> triggerFunction(CatalogView view, WrittenName written) {
        var run = view.triggers().stream()
                .flatMap(trigger -> Stream.ofNullable(trigger.trigger().function())
                        .map(function ->
                                new ObjectName(trigger.table().database(), function.schema(), function.name())));
        var names = Stream.concat(view.functions().keySet().stream(), run)
                .distinct()
                .sorted()
                .toList();
        return among(ObjectKind.FUNCTION, names, written);
    }

    static Named<ObjectName> sequence(CatalogView view, WrittenName written) {
        return among(
                ObjectKind.SEQUENCE,
                view.catalog().sequences().stream().map(Sequence::name).toList(),
                written);
    }

    static Named<ObjectName> type(CatalogView view, WrittenName written) {
        return among(
                ObjectKind.TYPE,
                view.catalog().types().stream().map(UserType::name).toList(),
                written);
    }

    private static Named<ObjectName> among(ObjectKind kind, List<ObjectName> names, WrittenName written) {
        return find(
                kind,
                new NameIndex(names),
                written,
                limit -> NearestNames.partialOrMisspelt(written.text(), names, NameSyntax::spellings, limit));
    }

    private static Named<ObjectName> find(
            ObjectKind kind, NameIndex names, WrittenName written, IntFunction<List<ObjectName>> nearest) {
        return switch (names.resolve(written.text(), written.database(), written.schema())) {
            case Resolution.Found(ObjectName name) -> new Named.Found<>(name);
            case Resolution.Ambiguous(List<ObjectName> candidates) ->
                new Named.Ambiguous<>(kind, written.text(), candidates);
            case Resolution.NotFound() -> new Named.NotFound<>(kind, written.text(), nearest.apply(NEAREST));
        };
    }
}
