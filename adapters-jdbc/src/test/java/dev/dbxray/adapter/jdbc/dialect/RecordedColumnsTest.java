package dev.dbxray.adapter.jdbc.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.jdbc.mysql.MySqlDialect;
import dev.dbxray.adapter.jdbc.oracle.OracleDialect;
import dev.dbxray.adapter.jdbc.sqlserver.SqlServerDialect;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.expression.Alias;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SelectItem;
import net.sf.jsqlparser.statement.select.SetOperationList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where no server can be asked, SQL must at least be SQL, and select what the rows that were written down have. */
final class RecordedColumnsTest {

    private static final Set<String> OF_THE_SERVER = Set.of("database.sql", "schemas.sql");
    private static final Set<String> WITHOUT_ROWS = Set.of("begin.sql", "session.sql");

    static Stream<Arguments> files() {
        return Stream.of(
                        files(SqlServerDialect.class, Flavor.ofVersion(0), "sqlserver"),
                        files(OracleDialect.class, Flavor.ofVersion(0), "oracle"),
                        files(MySqlDialect.class, new Flavor("mysql", 8), "mysql"))
                .flatMap(Function.identity());
    }

    private static Stream<Arguments> files(Class<?> dialect, Flavor flavor, String folder) {
        return RecordedServer.sqlFiles(dialect)
                .filter(name -> !WITHOUT_ROWS.contains(name))
                .map(name -> Arguments.of(dialect, flavor, folder, name));
    }

    @ParameterizedTest
    @MethodSource("files")
    void hasTheColumnsThatTheStatementSelects(Class<?> dialect, Flavor flavor, String folder, String file)
            throws JSQLParserException, SQLException {
        String sql = SqlFile.load(dialect, file, flavor, Selection.NOTHING).text();
        var select = (Select)
                CCJSqlParserUtil.parse(sql, parser -> parser.withSquareBracketQuotation(folder.equals("sqlserver")));

        try (ResultSet rows = new RecordedServer(dialect, flavor, folder).recorded(file)) {
            List<String> recorded = RecordedServer.columns(rows);
            if (file.equals("column-facets.sql")) {
                recorded.removeAll(List.of("table_schema", "table_name"));
            }
            assertThat(recorded).isEqualTo(names(select));
        }
    }

    /** An Oracle database has tens of thousands of objects of its own. */
    @ParameterizedTest
    @MethodSource("files")
    void asksForNothingBeyondTheSchemasThatAreMeant(Class<?> dialect, Flavor flavor, String folder, String file) {
        List<String> values = SqlFile.load(dialect, file, flavor, Selection.of(List.of("shop")))
                .values();

        assertThat(Set.copyOf(values)).isEqualTo(OF_THE_SERVER.contains(file) ? Set.of() : Set.of("shop"));
    }

    private static List<String> names(Select select) {
        PlainSelect first =
                select instanceof SetOperationList list ? list.getSelect(0).getPlainSelect() : select.getPlainSelect();
        return first.getSelectItems().stream()
                .map(RecordedColumnsTest::name)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
    }

    private static String name(SelectItem<?> item) {
        Alias alias = item.getAlias();
        return alias == null ? ((Column) item.getExpression()).getUnquotedName() : alias.getUnquotedName();
    }
}
