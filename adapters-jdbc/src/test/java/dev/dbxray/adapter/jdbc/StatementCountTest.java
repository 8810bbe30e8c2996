package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.postgresql.PostgreSqlDialect;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

final class StatementCountTest {

    // One transaction can't hold the locks of all tables.
    private static final int TABLES_PER_TRANSACTION = 500;

    @Test
    void needsAsManyStatementsForThousandsOfTablesAsForFive() throws SQLException {
        assertThat(statementsFor(5_000)).isEqualTo(statementsFor(5)).isLessThanOrEqualTo(20);
    }

    private static int statementsFor(int tables) throws SQLException {
        TestDatabase database = PostgresServer.freshDatabase().execute("create table base(id int primary key)");
        for (int first = 1; first <= tables; first += TABLES_PER_TRANSACTION) {
            int last = Math.min(tables, first + TABLES_PER_TRANSACTION - 1);
            database.execute("""
                            do $$ begin
                                for i in %d .. %d loop
                                    execute format('create table t%%s(id int primary key, b int references base)', i);
                                    if i <= 5 then
                                        execute format('create view v%%s as select id from t%%s', i, i);
                                    end if;
                                end loop;
                            end $$
                            """.formatted(first, last));
        }
        try (Connection connection = PostgresServer.connect(database.name())) {
            return CountedStatements.ofReading(new PostgreSqlDialect(), connection, 1 + tables + 5);
        }
    }
}
