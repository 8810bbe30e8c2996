package dev.dbxray.adapter.jdbc;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.adapter.jdbc.dialect.Dialect;
import dev.dbxray.adapter.jdbc.duckdb.DuckDbDialect;
import dev.dbxray.adapter.jdbc.h2.H2Dialect;
import dev.dbxray.adapter.jdbc.mysql.MySqlDialect;
import dev.dbxray.adapter.jdbc.oracle.OracleDialect;
import dev.dbxray.adapter.jdbc.postgresql.PostgreSqlDialect;
import dev.dbxray.adapter.jdbc.sqlite.SqliteDialect;
import dev.dbxray.adapter.jdbc.sqlserver.SqlServerDialect;
import dev.dbxray.application.message.MendableException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** List the kinds of databases that can be read. */
final class Dialects {

    private static final List<Dialect> ALL = List.of(
            new PostgreSqlDialect(),
            MySqlDialect.ofMariaDb(),
            MySqlDialect.ofMySql(),
            new SqliteDialect(),
            new DuckDbDialect(),
            new H2Dialect(),
            new SqlServerDialect(),
            new OracleDialect());

    private static final Pattern JDBC_URL = Pattern.compile("jdbc:([A-Za-z0-9+._-]+):.*", Pattern.DOTALL);

    private Dialects() {}

    static Dialect forUrl(String url) {
        Matcher parts = JDBC_URL.matcher(url);
        if (!parts.matches()) {
            throw new MendableException(text("url.notJdbc"));
        }
        String subprotocol = parts.group(1);
        return ALL.stream()
                .filter(dialect -> dialect.subprotocol().equals(subprotocol))
                .findFirst()
                .orElseThrow(() -> new MendableException(text("url.unsupported", subprotocol, supported())));
    }

    private static String supported() {
        return ALL.stream().map(dialect -> "jdbc:" + dialect.subprotocol()).collect(Collectors.joining(", "));
    }
}
