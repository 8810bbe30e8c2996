package dev.dbxray.adapter.mcp.tool;

import static java.util.stream.Collectors.joining;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.ObjectKind;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.DisplayText;
import dev.dbxray.domain.rule.NameSyntax;
import dev.dbxray.domain.rule.Scope;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Say what the caller can do about a call that can't be answered. Names in it are harmless on one line. */
final class ToolMessages {

    private static final String BUNDLE = "dev.dbxray.adapter.mcp.tool.messages";
    private static final int MOST_NAMES = 20;
    private static final int MOST_CODE_POINTS = 200;

    private ToolMessages() {}

    static MendableException badArguments(String tool, String problems) {
        return refusal("badArguments", tool, problems);
    }

    static MendableException blankArgument(String argument) {
        return refusal("blankArgument", argument);
    }

    static MendableException typedWithoutValue(String argument) {
        return refusal("typedWithoutValue", harmless(argument));
    }

    static MendableException typedTwice(String argument) {
        return refusal("typedTwice", harmless(argument));
    }

    static MendableException typedNotJson(String problem) {
        return refusal("typedNotJson", harmless(problem));
    }

    static MendableException notFound(ObjectKind kind, String written, List<ObjectName> nearest) {
        return nearest.isEmpty()
                ? refusal(prefix(kind) + "NotFound", harmless(written))
                : refusal(prefix(kind) + "NotFoundNearest", harmless(written), names(nearest));
    }

    static MendableException ambiguous(ObjectKind kind, String written, List<ObjectName> candidates) {
        return refusal(prefix(kind) + "Ambiguous", harmless(written), names(candidates));
    }

    static MendableException unknownToolOrGroup(String written, List<String> groups, List<String> tools) {
        return refusal("unknownToolOrGroup", harmless(written), list(groups), list(tools));
    }

    static MendableException noLiveTable(@Nullable String schema, String table) {
        return schema == null
                ? refusal("liveTableNotFound", harmless(table))
                : refusal("liveTableNotFoundInSchema", harmless(table), harmless(schema));
    }

    static MendableException noLiveDatabase(@Nullable String database, List<String> known) {
        return database == null
                ? refusal("liveDatabaseMissing", list(known))
                : refusal("unknownDatabase", harmless(database), list(known));
    }

    static Message noPath() {
        return message("noPath");
    }

    static Message noPathAvoiding() {
        return message("noPathAvoiding");
    }

    static MendableException exactlyOneOf(String arguments) {
        return refusal("exactlyOneOf", arguments);
    }

    static Message fewerColumnsThanShared(int columns, int minShared) {
        return message("fewerColumnsThanShared", columns, minShared);
    }

    static MendableException sectionMissing() {
        return refusal("sectionMissing");
    }

    static Message functionsArePreview() {
        return message("functionsArePreview");
    }

    static Message functionsWithoutInsight(int functions) {
        return message("functionsWithoutInsight", functions);
    }

    static Message functionsStale(int functions) {
        return message("functionsStale", functions);
    }

    static Message triggersWithoutFunction(int triggers) {
        return message("triggersWithoutFunction", triggers);
    }

    static Message schemasCut() {
        return message("schemasCut");
    }

    static Message viewpointsCut() {
        return message("viewpointsCut");
    }

    static Message definitionCut() {
        return message("definitionCut");
    }

    static Message clustersCut(int most) {
        return message("clustersCut", most);
    }

    private static String prefix(ObjectKind kind) {
        return switch (kind) {
            case TABLE -> "table";
            case FUNCTION -> "function";
            case SEQUENCE -> "sequence";
            case TYPE -> "type";
        };
    }

    static MendableException unknownColumns(ObjectName table, List<String> missing, List<String> present) {
        return refusal("unknownColumns", harmless(NameSyntax.full(table)), list(missing), list(present));
    }

    static MendableException unknownScope(Scope.Unknown unknown) {
        return switch (unknown) {
            case Scope.UnknownDatabase database ->
                refusal("unknownDatabase", harmless(database.written()), list(database.databases()));
            case Scope.UnknownSchema schema ->
                refusal(
                        "unknownSchema",
                        harmless(schema.written()),
                        list(schema.schemas().stream()
                                .map(Scope.SchemaName::schema)
                                .distinct()
                                .toList()));
            case Scope.UnknownViewpoint viewpoint -> unknownViewpoint(viewpoint.written(), viewpoint.viewpoints());
        };
    }

    static MendableException unknownViewpoint(String written, Collection<String> ids) {
        return ids.isEmpty()
                ? refusal("noViewpoints", harmless(written))
                : refusal("unknownViewpoint", harmless(written), list(ids));
    }

    static MendableException ambiguousViewpoint(String written, List<Viewpoint> viewpoints) {
        return refusal(
                "ambiguousViewpoint",
                harmless(written),
                list(viewpoints.stream()
                        .map(viewpoint -> viewpoint.database() + " (" + viewpoint.id() + ")")
                        .toList()));
    }

    static MendableException tooManyBoxes(int boxes, int most) {
        return refusal("tooManyBoxes", boxes, most);
    }

    static MendableException depthWithoutTable() {
        return refusal("depthWithoutTable");
    }

    static Message noRelationsToDraw() {
        return message("noRelationsToDraw");
    }

    static Message onlyKeysDrawn() {
        return message("onlyKeysDrawn");
    }

    static Message noColumnsDrawn() {
        return message("noColumnsDrawn");
    }

    static Message relationsNotDrawn(int missing, int total) {
        return message("relationsNotDrawn", missing, total);
    }

    private static String names(List<ObjectName> names) {
        return list(names.stream().map(NameSyntax::full).toList());
    }

    private static String list(Collection<String> names) {
        String shown =
                names.stream().limit(MOST_NAMES).map(ToolMessages::harmless).collect(joining(", "));
        return names.size() > MOST_NAMES ? shown + ", … (" + names.size() + ")" : shown;
    }

    private static String harmless(String name) {
        return DisplayText.cut(DisplayText.oneLine(name), MOST_CODE_POINTS);
    }

    private static MendableException refusal(String key, Object... arguments) {
        return new MendableException(message(key, arguments));
    }

    private static Message message(String key, Object... arguments) {
        return new Message(BUNDLE, key, List.of(arguments));
    }
}
