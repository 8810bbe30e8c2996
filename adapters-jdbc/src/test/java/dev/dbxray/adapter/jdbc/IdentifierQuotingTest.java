package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.rule.IdentifierQuoting;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

final class IdentifierQuotingTest {

    private static final String QUOTED_BY_THE_SERVER = """
            select word, quote_ident(word) from pg_get_keywords()
            union all
            select name, quote_ident(name)
              from unnest(array['plain', '_a1', 'A', 'a b', 'a.b', 'a"b', '1a', 'a$', 'é', '受注', '']) as name
            """;

    @Test
    void quotesWhateverTheServerQuotes() throws SQLException {
        var differing = new ArrayList<String>();
        try (var connection = DriverManager.getConnection(PostgresServer.url("postgres"), "postgres", null);
                var statement = connection.createStatement();
                var rows = statement.executeQuery(QUOTED_BY_THE_SERVER)) {
            while (rows.next()) {
                String mine = IdentifierQuoting.POSTGRESQL.quote(rows.getString(1));
                // A key word of another version may be quoted without need, but none of this one may stand bare.
                if (!mine.equals(rows.getString(2)) && !mine.startsWith("\"")) {
                    differing.add(rows.getString(2));
                }
            }
        }

        assertThat(differing).isEmpty();
    }
}
