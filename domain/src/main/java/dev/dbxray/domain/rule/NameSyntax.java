package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.TableRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Write object names so that they can be pasted back, and read what people write.
 *
 * <p>The full form is {@code database:schema.name}. A part that holds a dot, a colon, a double quote or a blank is put
 * into double quotes, in which a double quote is doubled, as in the SQL standard's delimited identifiers.
 */
public final class NameSyntax {

    private static final Pattern PLAIN = Pattern.compile("[^.:\"\\s]+");

    // Beyond this a name isn't taken apart any more: no database nests names so deep.
    private static final int MOST_SEGMENTS = 12;

    private NameSyntax() {}

    /** Write the full form, {@code database:schema.name}. */
    public static String full(ObjectName name) {
        return part(name.database()) + ":" + qualified(name);
    }

    /** Write the form that names an object within its database, {@code schema.name}. */
    public static String qualified(ObjectName name) {
        return qualified(name.withoutDatabase());
    }

    /** Write the form that names an object within its database, {@code schema.name}. */
    public static String qualified(TableRef name) {
        return part(name.schema()) + "." + part(name.name());
    }

    /** Write every form in which an object can be named, the shortest first. */
    public static Stream<String> spellings(ObjectName name) {
        return Stream.of(name.name(), qualified(name), full(name));
    }

    /** Write one part of a name, in quotes where it needs them. */
    public static String part(String name) {
        // What reads it strips blanks of every script, such as the ideographic space.
        boolean plain = PLAIN.matcher(name).matches() && name.equals(name.strip());
        return plain ? name : '"' + name.replace("\"", "\"\"") + '"';
    }

    /** Read every way in which a written name may be meant, since a dot may also stand in a name. */
    static List<NamePattern> read(String text) {
        var segments = Segment.split(text.strip());
        if (segments.size() > MOST_SEGMENTS) {
            return List.of(new NamePattern(null, null, text.strip()));
        }
        var readings = new ArrayList<NamePattern>();
        addReading(readings, null, null, join(segments, 0, segments.size()));
        for (int first = 1; first < segments.size(); first++) {
            String head = join(segments, 0, first);
            if (head != null) {
                readAfter(head, segments, first, readings);
            }
        }
        return readings;
    }

    private static void readAfter(String head, List<Segment> segments, int first, List<NamePattern> readings) {
        String rest = join(segments, first, segments.size());
        if (segments.get(first - 1).separator() == ':') {
            addReading(readings, head, null, rest);
        } else {
            addReading(readings, null, head, rest);
        }
        for (int second = first + 1; second < segments.size(); second++) {
            String middle = join(segments, first, second);
            if (middle != null && segments.get(second - 1).separator() == '.') {
                addReading(readings, head, middle, join(segments, second, segments.size()));
            }
        }
    }

    private static void addReading(
            List<NamePattern> readings, @Nullable String database, @Nullable String schema, @Nullable String name) {
        if (name != null && !name.isEmpty()) {
            readings.add(new NamePattern(database, schema, name));
        }
    }

    /** Join segments to one name; null where a quoted segment would have to merge with another one. */
    private static @Nullable String join(List<Segment> segments, int from, int to) {
        if (to - from == 1) {
            return segments.get(from).text();
        }
        var name = new StringBuilder();
        for (int i = from; i < to; i++) {
            Segment segment = segments.get(i);
            if (segment.quoted()) {
                return null;
            }
            name.append(segment.text());
            if (i < to - 1) {
                name.append(segment.separator());
            }
        }
        return name.toString();
    }
}
