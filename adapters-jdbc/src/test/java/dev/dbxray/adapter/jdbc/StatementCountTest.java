package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.postgresql.PostgreSqlDialect;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
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
                    counting(connection, executions),
                    new PostgreSqlDialect(),
                    SchemaSelection.EVERYTHING,
                    Progress.SILENT);
            assertThat(catalog.tables()).hasSize(1 + tables * 2);
        }
        return executions.get();
    }

    private static Connection counting(Connection connection, AtomicInteger executions) {
        return proxy(Connection.class, (proxy, method, arguments) -> {
            Object result = method.invoke(connection, arguments);
            return switch (result) {
                case PreparedStatement statement -> countingExecutions(PreparedStatement.class, statement, executions);
                case Statement statement -> countingExecutions(Statement.class, statement, executions);
                case null, default -> result;
            };
        });
    }

    private static <S extends Statement> S countingExecutions(Class<S> type, S statement, AtomicInteger executions) {
        return proxy(type, (proxy, method, arguments) -> {
            if (method.getName().startsWith("execute")) {
                executions.incrementAndGet();
            }
            try {
                return method.invoke(statement, arguments);
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        });
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
