package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.postgresql.PostgreSqlDialect;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class StatementCountTest {

    @Test
    void needsAsManyStatementsForHundredsOfTablesAsForFive() throws SQLException {
        int statementsForFive = statementsFor(5);
        int statementsForHundreds = statementsFor(300);

        assertThat(statementsForHundreds).isEqualTo(statementsForFive).isLessThanOrEqualTo(20);
    }

    private static int statementsFor(int tables) throws SQLException {
        TestDatabase database = PostgresServer.freshDatabase().execute("""
                        create table base(id int primary key);
                        do $$ begin
                            for i in 1 .. %d loop
                                execute format('create table t%%s(id int primary key, b int references base unique)', i);
                                execute format('create view v%%s as select id from t%%s', i, i);
                            end loop;
                        end $$
                        """.formatted(tables));
        var executions = new AtomicInteger();
        try (Connection connection = PostgresServer.connect(database.name())) {
            Catalog catalog = JdbcCatalogReader.read(
                    new PostgreSqlDialect().begin(CountedStatements.on(connection, executions)),
                    SchemaSelection.EVERYTHING,
                    null,
                    Progress.SILENT);
            assertThat(catalog.tables()).hasSize(1 + tables * 2);
        }
        return executions.get();
    }
}
