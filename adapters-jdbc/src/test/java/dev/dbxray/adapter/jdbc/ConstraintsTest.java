package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Constraint;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ConstraintsTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase();

    @Test
    void tellsKindColumnsAndDefinition() {
        DATABASE.execute("""
                create table c(
                    id int primary key,
                    q int not null constraint c_positive check (q > 0),
                    s text constraint c_list check (s in ('a', 'it''s')),
                    r int4range,
                    constraint c_unique unique (s, q),
                    constraint c_constant check (true),
                    constraint c_no_overlap exclude using gist (r with &&))
                """);

        assertThat(DATABASE.table(DATABASE.catalog(), "c").constraints())
                .extracting(Constraint::name, Constraint::kind, Constraint::columns, Constraint::definition)
                .containsExactly(
                        tuple("c_constant", "check", List.of(), "CHECK (true)"),
                        tuple("c_list", "check", List.of("s"), "CHECK ((s = ANY (ARRAY['a'::text, 'it''s'::text])))"),
                        tuple("c_no_overlap", "exclusion", List.of("r"), "EXCLUDE USING gist (r WITH &&)"),
                        tuple("c_positive", "check", List.of("q"), "CHECK ((q > 0))"),
                        tuple("c_unique", "unique", List.of("s", "q"), "UNIQUE (s, q)"));
    }
}
