package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.dialect.Dialect;
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

/** Count how often a connection executes a statement. */
final class CountedStatements {

    private CountedStatements() {}

    /** Read a whole catalog and count the statements; the catalog must have so many tables. */
    static int ofReading(Dialect dialect, Connection connection, int tables) throws SQLException {
        var executions = new AtomicInteger();
        Catalog catalog = JdbcCatalogReader.read(
                dialect.begin(on(connection, executions)), SchemaSelection.EVERYTHING, null, Progress.SILENT);
        assertThat(catalog.tables()).hasSize(tables);
        return executions.get();
    }

    private static Connection on(Connection connection, AtomicInteger executions) {
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
