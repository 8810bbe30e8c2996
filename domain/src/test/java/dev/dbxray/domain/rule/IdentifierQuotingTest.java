package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.TableRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IdentifierQuotingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "employee|employee",
                "_1st|_1st",
                "1st|\"1st\"",
                "Employee|\"Employee\"",
                "order|\"order\"",
                "json_table|\"json_table\"",
                "従業員|\"従業員\"",
                "a b|\"a b\"",
                "a.b|\"a.b\"",
                "say \"hi\"|\"say \"\"hi\"\"\"",
                "a$b|\"a$b\"",
            })
    void quotesForPostgreSqlOnlyWhereItMust(String name, String quoted) {
        assertThat(IdentifierQuoting.of("PostgreSQL").quote(name)).isEqualTo(quoted);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "MySQL|`a``b`|`plain`",
                "MariaDB|`a``b`|`plain`",
                "Microsoft SQL Server|[a`b]|[plain]",
                "Oracle|\"a`b\"|\"plain\"",
                "|\"a`b\"|\"plain\"",
            })
    void quotesAsEachProductDoes(String product, String hostile, String plain) {
        var quoting = IdentifierQuoting.of(product);

        assertThat(quoting.quote("a`b")).isEqualTo(hostile);
        assertThat(quoting.quote("plain")).isEqualTo(plain);
    }

    @Test
    void doublesTheClosingQuote() {
        assertThat(IdentifierQuoting.BRACKETS.quote("a]b[c")).isEqualTo("[a]]b[c]");
        assertThat(IdentifierQuoting.STANDARD.quote("\"")).isEqualTo("\"\"\"\"");
    }

    @Test
    void quotesEachPartOfATableName() {
        assertThat(IdentifierQuoting.POSTGRESQL.quote(new TableRef("sample", "a.b")))
                .isEqualTo("sample.\"a.b\"");
    }
}
