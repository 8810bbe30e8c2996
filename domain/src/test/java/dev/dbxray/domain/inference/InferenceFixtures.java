package dev.dbxray.domain.inference;

import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Fixtures;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Make tables for tests in few words: {@code "id integer"} is a column. */
final class InferenceFixtures {

    private InferenceFixtures() {}

    /** Start a table of the columns, the first of which is the primary key. */
    static TableBuilder keyed(String name, String... columns) {
        var table = aTable(name, columns);
        return table.primaryKey(key(columnName(columns[0])));
    }

    /** Start a table without a key; its name may have a schema. */
    static TableBuilder aTable(String name, String... columns) {
        int dot = name.indexOf('.');
        var full = dot < 0
                ? Fixtures.named(name)
                : new ObjectName(Fixtures.DATABASE, name.substring(0, dot), name.substring(dot + 1));
        return Table.builder(full, TableType.TABLE)
                .columns(Stream.of(columns)
                        .map(column -> column(columnName(column), typeOf(column), null, null))
                        .toList());
    }

    static PrimaryKey key(String... columns) {
        return new PrimaryKey(null, List.of(columns), UnknownProperties.NONE);
    }

    static Column column(String name, String type, @Nullable String defaultValue, @Nullable String identity) {
        return new Column(
                name, null, type, true, defaultValue, identity, null, null, List.of(), UnknownProperties.NONE);
    }

    /** Infer from these tables and write each relation as {@code from(columns)->to(columns) REASON}. */
    static List<String> infer(TableBuilder... tables) {
        var catalog =
                Fixtures.aCatalog(Stream.of(tables).map(TableBuilder::build).toArray(Table[]::new));
        return RelationInference.infer(catalog).stream()
                .map(InferenceFixtures::written)
                .toList();
    }

    private static String written(InferredRelation relation) {
        return end(relation.from(), relation.columns()) + "->" + end(relation.to(), relation.referencedColumns()) + " "
                + relation.reason();
    }

    private static String end(ObjectName table, List<String> columns) {
        String schema = table.schema().equals(Fixtures.SCHEMA) ? "" : table.schema() + ".";
        return schema + table.name() + "(" + String.join(",", columns) + ")";
    }

    private static String columnName(String column) {
        return column.substring(0, column.indexOf(' '));
    }

    private static String typeOf(String column) {
        return column.substring(column.indexOf(' ') + 1);
    }
}
