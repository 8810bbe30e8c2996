package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.Named;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.application.port.in.WrittenName;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.NameIndex;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.NearestNames;
import dev.dbxray.domain.rule.Resolution;
import java.util.List;
import java.util.function.IntFunction;

/** Find the object that a user names, or say which objects may be meant. */
final class ByName {

    // As many as fit into one line that a model or a person reads.
    private static final int NEAREST = 5;

    private ByName() {}

    static Named<ObjectName> table(CatalogView view, WrittenName written) {
        return find(
                ObjectKind.TABLE,
                view.tableNames(),
                written,
                limit -> view.index().get().nearest(written.text(), limit));
    }

    static Named<ObjectName> function(CatalogView view, WrittenName written) {
        return among(ObjectKind.FUNCTION, view.functionNames().get(), written);
    }

    /** Find a function of the catalog or, since a trigger may run one from outside, one that a trigger names. */
    static Named<ObjectName> triggerFunction(CatalogView view, WrittenName written) {
        return among(ObjectKind.FUNCTION, view.triggerFunctionNames().get(), written);
    }

    static Named<ObjectName> sequence(CatalogView view, WrittenName written) {
        return among(ObjectKind.SEQUENCE, view.sequenceNames().get(), written);
    }

    static Named<ObjectName> type(CatalogView view, WrittenName written) {
        return among(ObjectKind.TYPE, view.typeNames().get(), written);
    }

    private static Named<ObjectName> among(ObjectKind kind, KnownNames names, WrittenName written) {
        return find(
                kind,
                names.index(),
                written,
                limit -> NearestNames.partialOrMisspelt(written.text(), names.all(), NameSyntax::spellings, limit));
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
