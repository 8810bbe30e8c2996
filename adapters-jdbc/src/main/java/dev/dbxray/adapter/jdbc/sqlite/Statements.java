package dev.dbxray.adapter.jdbc.sqlite;

import static java.util.stream.Collectors.toMap;

import dev.dbxray.adapter.jdbc.dialect.Queries;
import dev.dbxray.adapter.jdbc.dialect.Row;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableBuilder;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.UnknownProperties;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Complete tables by the statements that made them and what belongs to them.
 *
 * @param texts the statements by the names of what they made, all of which are different
 */
record Statements(Map<String, String> texts) {

    private record Statement(String name, String sql) {
        static Statement of(Row row) throws SQLException {
            return new Statement(row.text("name"), row.text("sql"));
        }
    }

    static Statements read(Queries queries) throws SQLException {
        return new Statements(queries.list("statements.sql", Statement::of).stream()
                .collect(toMap(Statement::name, Statement::sql, (one, other) -> one)));
    }

    Table complete(Table table) {
        String sql = texts.getOrDefault(table.name().name(), "");
        if (table.type().isView()) {
            return withTriggers(table).definition(query(sql)).build();
        }
        TableText text = TableText.of(sql);
        return withTriggers(table)
                .columns(table.columns().stream()
                        .map(column -> complete(column, text))
                        .toList())
                .primaryKey(complete(table.primaryKey(), text))
                .foreignKeys(table.foreignKeys().stream()
                        .map(key -> complete(key, text.foreignKeys()))
                        .toList())
                .constraints(constraints(table, text))
                .indexes(table.indexes().stream().map(this::complete).toList())
                .build();
    }

    private TableBuilder withTriggers(Table table) {
        return table.toBuilder()
                .triggers(table.triggers().stream().map(this::complete).toList());
    }

    private static String query(String sql) {
        var cursor = new TokenCursor(sql);
        return cursor.skipPastWord("AS") ? cursor.rest() : sql;
    }

    private static Column complete(Column column, TableText text) {
        String identity = text.isAutoincremented(column.name()) ? "BY DEFAULT" : null;
        String generated = column.generated() == null ? null : text.generated(column.name());
        return new Column(
                column.name(),
                column.logicalName(),
                column.type(),
                column.nullable(),
                column.defaultValue(),
                identity,
                column.generated() == null
                        ? null
                        : Optional.ofNullable(generated).orElse(column.generated()),
                column.description(),
                column.synonyms(),
                column.unknown());
    }

    private static @Nullable PrimaryKey complete(@Nullable PrimaryKey key, TableText text) {
        return key == null ? null : new PrimaryKey(text.primaryKey(), key.columns(), key.unknown());
    }

    /** The database numbers foreign keys from the last one that is declared. */
    private static ForeignKey complete(ForeignKey key, List<@Nullable String> names) {
        int place = names.size() - 1 - Integer.parseInt(String.valueOf(key.name()));
        return new ForeignKey(
                place < 0 || place >= names.size() ? null : names.get(place),
                key.columns(),
                key.referenced(),
                key.referencedColumns(),
                key.onDelete(),
                key.onUpdate(),
                key.cardinality(),
                key.unknown());
    }

    private static List<Constraint> constraints(Table table, TableText text) {
        Stream<Constraint> uniques = table.constraints().stream()
                .map(unique -> new Constraint(
                        text.unique(unique.columns()),
                        unique.kind(),
                        unique.columns(),
                        unique.definition(),
                        unique.unknown()));
        Stream<Constraint> checks = text.checks().stream()
                .map(check -> new Constraint(
                        check.name(),
                        "check",
                        columnsIn(check.parts().getFirst(), table),
                        "CHECK (" + check.parts().getFirst() + ")",
                        UnknownProperties.NONE));
        return Stream.concat(uniques, checks).toList();
    }

    private static List<String> columnsIn(String condition, Table table) {
        List<Token> tokens = Token.of(condition);
        return table.columns().stream()
                .map(Column::name)
                .filter(name -> tokens.stream().anyMatch(token -> token.text().equalsIgnoreCase(name)))
                .toList();
    }

    private Index complete(Index index) {
        String sql = texts.get(index.name());
        if (sql == null) {
            return index;
        }
        IndexText text = IndexText.of(sql);
        return new Index(
                index.name(),
                index.unique(),
                index.columns(),
                index.expressions().isEmpty() ? List.of() : text.parts(),
                index.include(),
                index.nullsNotDistinct(),
                index.method(),
                text.predicate(),
                sql,
                index.unknown());
    }

    private Trigger complete(Trigger trigger) {
        TriggerText text = TriggerText.of(texts.getOrDefault(trigger.name(), ""));
        return new Trigger(
                trigger.name(),
                text.timing(),
                List.of(text.event()),
                trigger.level(),
                trigger.function(),
                trigger.definition(),
                trigger.unknown());
    }
}
