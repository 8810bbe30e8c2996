package dev.dbxray.adapter.snapshot;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import dev.dbxray.domain.model.ObjectName;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** Say what is wrong with a snapshot, and where. */
final class SnapshotMessages {

    static final String BUNDLE = "dev.dbxray.adapter.snapshot.messages";

    private SnapshotMessages() {}

    static MendableException missingFolder(Path folder) {
        return problem("missingFolder", folder);
    }

    static MendableException notAFolder(Path folder) {
        return problem("notAFolder", folder);
    }

    static MendableException noDatabaseFile(Path folder) {
        return problem("noDatabaseFile", folder);
    }

    static MendableException newerFormat(Path file, int version) {
        return problem("newerFormat", file, version, SnapshotJson.FORMAT_VERSION);
    }

    static MendableException sameDatabaseTwice(String database, Path first, Path second) {
        return problem("sameDatabaseTwice", database, first, second);
    }

    static MendableException brokenFile(Path file, String what) {
        return problem("brokenFile", file, what);
    }

    static MendableException brokenLine(Place place, String what) {
        return problem("brokenLine", place.file(), place.line(), what);
    }

    static MendableException missingProperty(Place place, String property) {
        return problem("missingProperty", place.file(), place.line(), property);
    }

    static MendableException sameObjectTwice(String object, Place first, Place second) {
        return problem("sameObjectTwice", second.file(), second.line(), object, first.file(), first.line());
    }

    static MendableException sameInsightTwice(ObjectName routine, String arguments, Path first, Path second) {
        return problem(
                "sameInsightTwice", routine.schema() + "." + routine.name() + "(" + arguments + ")", first, second);
    }

    static MendableException unwritableFolder(Path folder) {
        return problem("unwritableFolder", folder);
    }

    static MendableException questionsMissing(Path file) {
        return problem("questionsMissing", file);
    }

    static MendableException questionsNone(Path file) {
        return problem("questionsNone", file);
    }

    static Message ambiguousReference(ObjectName table, String referenced, Collection<String> schemas) {
        return message(
                "ambiguousReference", table.schema() + "." + table.name(), referenced, String.join(", ", schemas));
    }

    static Message unknownFile(Path file) {
        return message("unknownFile", file);
    }

    private static MendableException problem(String key, Object... arguments) {
        return new MendableException(message(key, arguments));
    }

    private static Message message(String key, Object... arguments) {
        return new Message(BUNDLE, key, List.of(arguments));
    }
}
