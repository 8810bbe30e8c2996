package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Table;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each case is a table's columns and constraints, of which a foreign key over {@code a} or {@code (a, b)} leads to p. */
final class CardinalityTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create table p(x int primary key, y int, unique (x, y));
                    create domain must as int not null;
                    """);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    required                     | ONE_TO_MANY          | a int not null references p
                    nullable                     | OPTIONAL_ONE_TO_MANY | a int references p
                    domain                       | ONE_TO_MANY          | a must references p
                    primary_key                  | ONE_TO_ONE           | a int primary key references p
                    unique_key                   | OPTIONAL_ONE_TO_ONE  | a int unique references p
                    part_of_key                  | ONE_TO_MANY          | a int references p, b int, primary key (a, b)
                    pair_in_key                  | ONE_TO_ONE           | a int, b int, primary key (b, a), foreign key (a, b) references p(x, y)
                    pair_part_unique             | OPTIONAL_ONE_TO_ONE  | a int unique, b int not null, foreign key (a, b) references p(x, y)
                    pair_in_wider_key            | ONE_TO_MANY          | a int, b int, c int, primary key (a, b, c), foreign key (a, b) references p(x, y)
                    pair_half_nullable           | OPTIONAL_ONE_TO_MANY | a int not null, b int, foreign key (a, b) references p(x, y)
                    included_only                | OPTIONAL_ONE_TO_ONE  | a int references p, b int, unique (a) include (b)
                    includes_not_counted         | OPTIONAL_ONE_TO_MANY | a int references p, b int, unique (b) include (a)
                    """)
    void derivesFromKeysAndNullability(String name, Cardinality expected, String columns) {
        assertThat(cardinality("create table %s(%s)".formatted(name, columns), name))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    by_index      | ONE_TO_ONE  | (a)
                    by_partial    | ONE_TO_MANY | (a) where b > 0
                    by_expression | ONE_TO_MANY | ((a + 1))
                    by_mixture    | ONE_TO_MANY | (a, (b + 1))
                    """)
    void countsOnlyUniqueIndexesOverAllRowsAndPlainColumns(String name, Cardinality expected, String index) {
        String ddl = "create table %1$s(a int not null references p, b int); create unique index on %1$s %2$s"
                .formatted(name, index);

        assertThat(cardinality(ddl, name)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    not_distinct          | OPTIONAL_ONE_TO_ONE | a int references p, unique nulls not distinct (a)
                    required_not_distinct | ONE_TO_ONE          | a int not null references p, unique nulls not distinct (a)
                    """)
    void countsAUniqueKeyThatTakesNullsAsEqualLikeAnyOther(String name, Cardinality expected, String columns) {
        assumeTrue(PostgresServer.majorVersion() >= 15);

        assertThat(cardinality("create table %s(%s)".formatted(name, columns), name))
                .isEqualTo(expected);
    }

    @Test
    void countsNoUniqueIndexThatWasNeverFinished() {
        String ddl = """
                create table by_invalid(a int not null references p);
                create unique index by_invalid_a on by_invalid(a);
                update pg_index set indisvalid = false where indexrelid = 'by_invalid_a'::regclass;
                """;

        assertThat(cardinality(ddl, "by_invalid")).isEqualTo(Cardinality.ONE_TO_MANY);
    }

    private static @Nullable Cardinality cardinality(String ddl, String name) {
        Table table = DATABASE.execute(ddl).table(DATABASE.catalog(), name);
        return table.foreignKeys().getFirst().cardinality();
    }
}
