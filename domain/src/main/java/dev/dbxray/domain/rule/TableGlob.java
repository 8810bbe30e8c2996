package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Match tables by a written name whose parts are patterns: {@code *_log}, {@code sample.order_*}. A part that isn't
 * written fits any, and a part in double quotes fits nothing but itself.
 *
 * @param written the pattern, its parts separated as {@link NameSyntax} separates them
 */
public record TableGlob(String written) {

    private static final Predicate<String> ANY = new Glob("*");

    /** Tell whether no part of it is a pattern, so that it is a name. */
    public boolean isLiteral() {
        return segments().stream().allMatch(segment -> segment.quoted() || new Glob(segment.text()).isLiteral());
    }

    /** Find the names that fit in exactly the written letter case or, where there is none, in any. */
    public List<ObjectName> among(Collection<ObjectName> names) {
        var exact = names.stream().filter(fits(UnaryOperator.identity())).toList();
        return exact.isEmpty() ? names.stream().filter(fits(NamePattern::fold)).toList() : exact;
    }

    private List<Segment> segments() {
        return Segment.split(written.strip());
    }

    private Predicate<ObjectName> fits(UnaryOperator<String> fold) {
        var segments = segments();
        Predicate<String> first = part(segments.getFirst(), fold);
        Predicate<String> last = part(segments.getLast(), fold);
        return switch (segments.size()) {
            case 1 -> fits(ANY, ANY, last);
            case 2 -> segments.getFirst().separator() == ':' ? fits(first, ANY, last) : fits(ANY, first, last);
            case 3 -> fits(first, part(segments.get(1), fold), last);
            default -> name -> false;
        };
    }

    private static Predicate<ObjectName> fits(
            Predicate<String> database, Predicate<String> schema, Predicate<String> table) {
        return name -> table.test(name.name()) && schema.test(name.schema()) && database.test(name.database());
    }

    private static Predicate<String> part(Segment segment, UnaryOperator<String> fold) {
        String pattern = fold.apply(segment.text());
        Predicate<String> fits = segment.quoted() ? pattern::equals : new Glob(pattern);
        return name -> fits.test(fold.apply(name));
    }
}
