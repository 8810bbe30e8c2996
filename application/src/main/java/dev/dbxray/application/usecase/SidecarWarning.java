package dev.dbxray.application.usecase;

import static java.util.stream.Collectors.joining;

import dev.dbxray.application.message.Message;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.sidecar.SidecarProblem;
import dev.dbxray.domain.sidecar.SidecarProblem.AmbiguousColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.AmbiguousTable;
import dev.dbxray.domain.sidecar.SidecarProblem.RepeatedViewpoint;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownColumn;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownLabel;
import dev.dbxray.domain.sidecar.SidecarProblem.UnknownTable;
import dev.dbxray.domain.sidecar.SidecarProblem.UnmatchedGlob;
import dev.dbxray.domain.sidecar.SidecarProblem.UnpairedColumns;
import dev.dbxray.domain.sidecar.SidecarProblem.ViewpointWithoutDatabase;
import java.util.List;

/** Say what of a sidecar couldn't be applied, and what was perhaps meant. */
final class SidecarWarning {

    private static final String BUNDLE = "dev.dbxray.application.usecase.messages";

    private SidecarWarning() {}

    static Message of(SidecarProblem problem) {
        return switch (problem) {
            case UnknownTable(String written, List<ObjectName> nearest) ->
                nearest.isEmpty()
                        ? message("unknownTable", written)
                        : message("unknownTableNearest", written, tables(nearest));
            case AmbiguousTable(String written, List<ObjectName> meanings) ->
                message("ambiguousTable", written, tables(meanings));
            case UnknownColumn(ObjectName table, String written, List<String> nearest) ->
                nearest.isEmpty()
                        ? message("unknownColumn", written, NameSyntax.full(table))
                        : message("unknownColumnNearest", written, NameSyntax.full(table), list(nearest));
            case AmbiguousColumn(ObjectName table, String written, List<String> meanings) ->
                message("ambiguousColumn", written, NameSyntax.full(table), list(meanings));
            case UnmatchedGlob(String written) -> message("unmatchedGlob", written);
            case UnknownLabel(String written, List<String> nearest) ->
                nearest.isEmpty()
                        ? message("unknownLabel", written)
                        : message("unknownLabelNearest", written, list(nearest));
            case UnpairedColumns unpaired -> of(unpaired);
            case RepeatedViewpoint(String id, String database) -> message("repeatedViewpoint", id, database);
            case ViewpointWithoutDatabase(String id) -> message("viewpointWithoutDatabase", id);
        };
    }

    private static Message of(UnpairedColumns unpaired) {
        String from = NameSyntax.full(unpaired.from());
        String to = NameSyntax.full(unpaired.to());
        return unpaired.referencedColumns().isEmpty()
                ? message("relationWithoutKey", from, to)
                : message("unpairedColumns", from, list(unpaired.columns()), to, list(unpaired.referencedColumns()));
    }

    private static String tables(List<ObjectName> names) {
        return names.stream().map(NameSyntax::full).collect(joining(", "));
    }

    private static String list(List<String> names) {
        return String.join(", ", names);
    }

    private static Message message(String key, Object... arguments) {
        return new Message(BUNDLE, key, List.of(arguments));
    }
}
