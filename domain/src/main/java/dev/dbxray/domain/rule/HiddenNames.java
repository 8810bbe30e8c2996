package dev.dbxray.domain.rule;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.rule.Scope.SchemaName;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Find in SQL the names of what somebody may not see.
 *
 * <p>No parser reads the SQL of all databases, so that a word counts wherever it stands, in a comment or literal too: what
 * is kept back needlessly does less harm than what is told.
 */
final class HiddenNames {

    private static final Pattern QUOTES = Pattern.compile("['\"`\\[\\]]");

    private final Set<String> databases;
    private final Map<String, Set<String>> schemas;
    private final Map<String, Set<String>> objects;

    HiddenNames(Catalog catalog, Visibility visibility) {
        var all = new ScopeIndex(catalog).schemas();
        var shownSchemas = all.stream()
                .filter(schema -> visibility.holds(schema.database(), schema.schema()))
                .map(schema -> fold(schema.schema()))
                .collect(toSet());
        databases = catalog.databases().stream()
                .map(Database::name)
                .filter(database -> !visibility.holdsDatabase(database))
                .map(HiddenNames::fold)
                .filter(database -> !shownSchemas.contains(database))
                .collect(toSet());
        schemas = all.stream()
                .filter(schema -> !visibility.holds(schema.database(), schema.schema()))
                .collect(groupingBy(SchemaName::database, mapping(schema -> fold(schema.schema()), toSet())));
        objects = objects(catalog, visibility);
    }

    /** A name that something visible has too gives nothing away. */
    private static Map<String, Set<String>> objects(Catalog catalog, Visibility visibility) {
        var byVisibility = Stream.of(
                        catalog.tables().stream().map(Table::name),
                        catalog.routines().stream().map(Routine::name),
                        catalog.sequences().stream().map(Sequence::name),
                        catalog.types().stream().map(UserType::name))
                .flatMap(identity())
                .collect(groupingBy(
                        visibility::holds,
                        groupingBy(ObjectName::database, mapping(name -> fold(name.name()), toSet()))));
        Map<String, Set<String>> hidden = byVisibility.getOrDefault(false, Map.of());
        byVisibility
                .getOrDefault(true, Map.of())
                .forEach((database, shown) ->
                        hidden.getOrDefault(database, new HashSet<>()).removeAll(shown));
        return hidden;
    }

    /** Tell whether SQL of a database names a schema or database that is hidden, before a point. */
    boolean qualifyIn(String database, @Nullable String sql) {
        return sql != null && hasHiddenQualifier(database, words(sql));
    }

    /** Tell whether SQL of a database names anything that is hidden, with a schema or without. */
    boolean standIn(String database, @Nullable String sql) {
        if (sql == null) {
            return false;
        }
        List<SqlToken> words = words(sql);
        Set<String> hidden = objects.getOrDefault(database, Set.of());
        return hasHiddenQualifier(database, words)
                || words.stream().anyMatch(word -> word.isName() && hidden.contains(fold(word.text())));
    }

    /** Leave those properties out whose values name anything that is hidden. */
    UnknownProperties told(String database, UnknownProperties properties) {
        Map<String, String> told = new LinkedHashMap<>(properties.jsonByName());
        told.values().removeIf(json -> standIn(database, json));
        return new UnknownProperties(told);
    }

    private boolean hasHiddenQualifier(String database, List<SqlToken> words) {
        Set<String> hidden = schemas.getOrDefault(database, Set.of());
        for (int at = 0; at + 1 < words.size(); at++) {
            String name = fold(words.get(at).text());
            if (words.get(at).isName()
                    && words.get(at + 1).isSign('.')
                    && (hidden.contains(name) || databases.contains(name))) {
                return true;
            }
        }
        return false;
    }

    /** Quotes hide names too: in SQL of dynamic statements, or as in {@code nextval('s.q')}. */
    private static List<SqlToken> words(String sql) {
        return Stream.of(sql, QUOTES.matcher(sql).replaceAll(" "))
                .flatMap(text -> SqlToken.read(text).stream())
                .toList();
    }

    private static String fold(String name) {
        return NamePattern.fold(name);
    }
}
