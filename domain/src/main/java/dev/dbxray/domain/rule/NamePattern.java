package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Say which objects a written name may mean; a part that wasn't written fits any.
 *
 * @param database the database's name as it was written
 * @param schema the schema's name as it was written
 * @param name the object's name as it was written
 */
record NamePattern(@Nullable String database, @Nullable String schema, String name) {

    static String fold(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    int parts() {
        return 1 + (schema == null ? 0 : 1) + (database == null ? 0 : 1);
    }

    boolean fitsExactly(ObjectName object) {
        return name.equals(object.name())
                && (schema == null || schema.equals(object.schema()))
                && (database == null || database.equals(object.database()));
    }

    boolean fitsInAnyCase(ObjectName object) {
        return fold(name).equals(fold(object.name()))
                && (schema == null || fold(schema).equals(fold(object.schema())))
                && (database == null || fold(database).equals(fold(object.database())));
    }
}
