package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.model.ObjectName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;

/**
 * Read the lines of one kind of object, each of which must name its schema and itself and may stand but once.
 *
 * @param <L> the line's record
 * @param <T> the domain's object
 */
final class ObjectFileReader<L, T> {

    private final ObjectReader json;
    private final Function<L, @Nullable String> schemaOf;
    private final Function<L, @Nullable String> nameOf;
    private final BiFunction<L, ObjectName, T> toDomain;
    private final Function<T, String> identity;
    private final Map<String, Place> places = new HashMap<>();
    private final List<T> objects = new ArrayList<>();

    ObjectFileReader(
            Class<L> lineType,
            Function<L, @Nullable String> schemaOf,
            Function<L, @Nullable String> nameOf,
            BiFunction<L, ObjectName, T> toDomain,
            Function<T, String> identity) {
        json = SnapshotJson.MAPPER.readerFor(lineType);
        this.schemaOf = schemaOf;
        this.nameOf = nameOf;
        this.toDomain = toDomain;
        this.identity = identity;
    }

    /** Get what was read so far. */
    List<T> objects() {
        return objects;
    }

    /** Read every line of a file. */
    void read(Path file, String database, Runnable afterEach) {
        try (var lines = new JsonLines(file)) {
            while (lines.next()) {
                add(lines, new Place(file, lines.number()), database);
                afterEach.run();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(JsonLines lines, Place place, String database) {
        L line = parse(lines, place);
        String schema = schemaOf.apply(line);
        String name = nameOf.apply(line);
        if (schema == null || name == null) {
            throw SnapshotMessages.missingProperty(place, schema == null ? "schema" : "name");
        }
        T object = map(line, new ObjectName(database, schema, name), place);
        Place earlier = places.putIfAbsent(identity.apply(object), place);
        if (earlier != null) {
            throw SnapshotMessages.sameObjectTwice(schema + "." + name, earlier, place);
        }
        objects.add(object);
    }

    private L parse(JsonLines lines, Place place) {
        try {
            L line = json.readValue(lines.bytes(), 0, lines.length());
            if (line == null) {
                throw SnapshotMessages.brokenLine(place, "null");
            }
            return line;
        } catch (JacksonException e) {
            throw SnapshotMessages.brokenLine(place, JsonFaults.describe(e));
        }
    }

    private T map(L line, ObjectName name, Place place) {
        try {
            return toDomain.apply(line, name);
        } catch (IllegalArgumentException | NullPointerException e) {
            throw SnapshotMessages.brokenLine(place, JsonFaults.describe(e));
        }
    }
}
