package dev.dbxray.adapter.snapshot;

import dev.dbxray.application.message.MendableException;
import dev.dbxray.application.message.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Say what is wrong with a sidecar file, where, and what is allowed there. */
final class SidecarMessages {

    private SidecarMessages() {}

    static MendableException missing(Path file, Exception cause) {
        return new MendableException(message("missingSidecar", file), cause);
    }

    static MendableException unreadable(Path file, Exception cause) {
        return new MendableException(message("unreadableSidecar", file), cause);
    }

    static MendableException notUtf8(Path file, Exception cause) {
        return new MendableException(message("sidecarNotUtf8", file), cause);
    }

    static MendableException secondDocument(SidecarPlace place) {
        return new MendableException(at("sidecarSecondDocument", place));
    }

    static MendableException noYaml(SidecarPlace place, String what, Exception cause) {
        return new MendableException(at("sidecarNoYaml", place, what), cause);
    }

    static MendableException tooMuch(Path file, String what, Exception cause) {
        return new MendableException(message("sidecarTooMuch", file, what), cause);
    }

    static MendableException unknownKey(SidecarPlace place, String key, String allowed, Exception cause) {
        return new MendableException(at("sidecarUnknownKey", place, key, allowed), cause);
    }

    static MendableException missingKey(SidecarPlace place, String where, String key) {
        return new MendableException(at("sidecarMissingKey", place, where, key));
    }

    static MendableException noneOf(SidecarPlace place, String where, String values, Exception cause) {
        return new MendableException(at("sidecarNoneOf", place, where, values), cause);
    }

    static MendableException noText(SidecarPlace place, String where, Exception cause) {
        return new MendableException(at("sidecarNoText", place, where), cause);
    }

    static MendableException noDistance(SidecarPlace place, String where) {
        return new MendableException(at("sidecarNoDistance", place, where));
    }

    static MendableException noDistance(SidecarPlace place, String where, Exception cause) {
        return new MendableException(at("sidecarNoDistance", place, where), cause);
    }

    static MendableException noList(SidecarPlace place, String where, Exception cause) {
        return new MendableException(at("sidecarNoList", place, where), cause);
    }

    static MendableException noKeys(SidecarPlace place, String where, Exception cause) {
        return new MendableException(at("sidecarNoKeys", place, where), cause);
    }

    static MendableException noVariable(SidecarPlace place, String variable) {
        return new MendableException(at("profileNoVariable", place, variable));
    }

    static MendableException noPassword(SidecarPlace place, String where) {
        return new MendableException(at("profileNoPassword", place, where));
    }

    static MendableException noProfiles(Path file) {
        return new MendableException(message("profilesNone", file));
    }

    static MendableException profileTwice(Path file, String name) {
        return new MendableException(message("profileTwice", file, name));
    }

    static MendableException noKeysOfAccess(Path file) {
        return new MendableException(message("accessNone", file));
    }

    static MendableException noHash(SidecarPlace place, String where) {
        return new MendableException(at("accessNoHash", place, where));
    }

    static MendableException noRate(SidecarPlace place, String where) {
        return new MendableException(at("accessNoRate", place, where));
    }

    static MendableException keyTwice(Path file, String one, String other) {
        return new MendableException(message("accessKeyTwice", file, one, other));
    }

    private static Message at(String key, SidecarPlace place, Object... arguments) {
        var all = Stream.concat(Stream.of(place.file(), place.line(), place.column()), Stream.of(arguments));
        return message(key, all.toArray());
    }

    private static Message message(String key, Object... arguments) {
        return new Message(SnapshotMessages.BUNDLE, key, List.of(arguments));
    }
}
