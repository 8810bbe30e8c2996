package dev.dbxray.adapter.snapshot;

import static java.util.stream.Collectors.joining;

import dev.dbxray.application.message.MendableException;
import java.util.Collection;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Say what is wrong with a sidecar in the words of its format, not of the library that reads it. */
record SidecarFault(SidecarText text, JacksonException fault) {

    MendableException toMendable() {
        return switch (fault) {
            case UnrecognizedPropertyException unknown ->
                SidecarMessages.unknownKey(
                        text.placeOf(pointer()), unknown.getPropertyName(), allowed(unknown), unknown);
            case MismatchedInputException mismatch -> wrongValue(mismatch);
            case InputCoercionException tooLarge ->
                SidecarMessages.noDistance(SidecarPlace.of(text.file(), tooLarge.getLocation()), where(), tooLarge);
            default -> noYaml();
        };
    }

    private static String allowed(UnrecognizedPropertyException unknown) {
        return unknown.getKnownPropertyIds().stream().map(Object::toString).collect(joining(", "));
    }

    private MendableException wrongValue(MismatchedInputException mismatch) {
        var place = SidecarPlace.of(text.file(), mismatch.getLocation());
        Class<?> wanted = mismatch.getTargetType();
        if (wanted.isEnum()) {
            String values =
                    Stream.of(wanted.getEnumConstants()).map(Object::toString).collect(joining(", "));
            return SidecarMessages.noneOf(place, where(), values, mismatch);
        }
        if (Collection.class.isAssignableFrom(wanted)) {
            return SidecarMessages.noList(place, where(), mismatch);
        }
        if (wanted == int.class) {
            return SidecarMessages.noDistance(place, where(), mismatch);
        }
        return wanted == String.class
                ? SidecarMessages.noText(place, where(), mismatch)
                : SidecarMessages.noKeys(place, where(), mismatch);
    }

    private MendableException noYaml() {
        if (fault.getCause() instanceof MarkedYamlEngineException marked
                && marked.getProblemMark().isPresent()) {
            Mark mark = marked.getProblemMark().get();
            var place = new SidecarPlace(text.file(), mark.getLine() + 1, mark.getColumn() + 1);
            return SidecarMessages.noYaml(place, marked.getProblem(), fault);
        }
        String what = fault.getOriginalMessage().lines().findFirst().orElse("?");
        var location = fault.getLocation();
        return location == null
                ? SidecarMessages.tooMuch(text.file(), what, fault)
                : SidecarMessages.noYaml(SidecarPlace.of(text.file(), location), what, fault);
    }

    // The library loses the place of an unknown key, but not the keys that lead to it.
    private JsonPointer pointer() {
        JsonPointer keys = JsonPointer.empty();
        for (Reference reference : fault.getPath()) {
            String key = reference.getPropertyName();
            keys = key == null ? keys.appendIndex(reference.getIndex()) : keys.appendProperty(key);
        }
        return keys;
    }

    /** Name the value by the keys that lead to it, and entries of a list by their position from 1. */
    private String where() {
        return fault.getPath().isEmpty()
                ? text.file().getFileName().toString()
                : fault.getPath().stream().map(SidecarFault::step).collect(joining(" > "));
    }

    private static String step(Reference reference) {
        String key = reference.getPropertyName();
        return key == null ? "#" + (reference.getIndex() + 1) : key;
    }
}
