package dev.dbxray.adapter.sql.routine.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.sql.routine.Bodies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements of PL/pgSQL, and the SQL in them. */
final class PlPgSqlTest {

    private static final Bodies BODIES = Bodies.of("PostgreSQL", "a.t", "a.u", "a.v", "a.w", "b.u");

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            null;                                                                 =>> ''
            perform 1 from a.t where f(x);                                        =>> a.t:R
            perform a.p((select 1 from a.t));                                     =>> a.t:R
            x := (select 1 from a.t);                                             =>> a.t:R
            x = count(*) from a.t;                                                =>> a.t:R
            x.y.z := a is distinct from b;                                        =>> ''
            x[1] := 2; x[(select 1 from a.t)].y := (select 2 from a.u);           =>> a.t:R a.u:R
            "begin" := (select 1 from a.t); exception := 1; open := 2;            =>> a.t:R
            select id into x from a.t;                                            =>> a.t:R
            select id into strict x, y.z from a.t;                                =>> a.t:R
            select into x id from a.t;                                            =>> a.t:R
            select into x, y[1] id, z from a.t;                                   =>> a.t:R
            select id from a.t into x;                                            =>> a.t:R
            select a, b into x from a.t union select 1, 2 from a.u;               =>> a.t:R a.u:R
            with c as (insert into a.t values (1) returning *) select 1 into x from c; =>> a.t:C
            insert into a.t values (1) returning id into strict x;                =>> a.t:C
            update a.t set x = 1 returning id, y into x, y;                       =>> a.t:U
            delete from a.t returning id into x.y;                                =>> a.t:D
            merge into a.t using a.u on true when matched then delete;            =>> a.t:D a.u:R
            if exists (select 1 from a.t) then delete from a.u; end if;           =>> a.t:R a.u:D
            if x then null; elsif (select true from a.t) then null; elseif y then delete from a.v; else delete from a.u; end if; =>> a.t:R a.u:D a.v:D
            case when (select true from a.t) then delete from a.u; when y then null; else delete from a.v; end case; =>> a.t:R a.u:D a.v:D
            case (select 1 from a.t) when 1, (select 2 from a.u) then null; end case; =>> a.t:R a.u:R
            loop delete from a.t; exit when not found; continue l when (select true from a.u); end loop; =>> a.t:D a.u:R
            while (select true from a.t) loop delete from a.u; end loop;          =>> a.t:R a.u:D
            for i in 1 .. (select max(id) from a.t) by 2 loop delete from a.u; end loop; =>> a.t:R a.u:D
            for i in reverse 10..1 loop null; end loop;                           =>> ''
            for r in select * from a.t loop delete from a.u where id = r.id; end loop; =>> a.t:R a.u:D
            for r in (select * from a.t) loop null; end loop;                     =>> a.t:R
            for a, b in with c as (select 1) select * from c, a.t loop null; end loop l; =>> a.t:R
            for r in update a.t set x = 1 returning * loop null; end loop;        =>> a.t:U
            for r in execute 'select 1' using (select 1 from a.t) loop null; end loop; =>> a.t:R !EXECUTE
            for r in cur loop null; end loop; for r in cur((select 1 from a.t)) loop null; end loop; =>> a.t:R
            foreach x slice 1 in array (select y from a.t) loop delete from a.u; end loop; =>> a.t:R a.u:D
            <<l>> begin <<m>> for i in 1..2 loop delete from a.t; end loop m; end l; =>> a.t:D
            begin delete from a.t; exception when unique_violation or others then delete from a.u; when sqlstate '22012' then update a.v set x = 1; end; =>> a.t:D a.u:D a.v:U
            declare y int := (select 1 from a.t); begin delete from a.u; end;      =>> a.t:R a.u:D
            return (select 1 from a.t);                                           =>> a.t:R
            return;                                                               =>> ''
            return next; return next (select t from a.t t);                       =>> a.t:R
            return query select * from a.t;                                       =>> a.t:R
            return query insert into a.t values (1) returning *;                  =>> a.t:C
            return query execute 'delete from a.u' using (select 1 from a.t), 2;   =>> a.t:R !EXECUTE
            execute 'delete from a.t';                                            =>> !EXECUTE
            execute format('delete from %I', (select 'x' from a.t)) into strict x using 1, (select 2 from a.u); =>> a.t:R a.u:R !EXECUTE
            open c for select * from a.t;                                         =>> a.t:R
            open c no scroll for select * from a.t for update;                    =>> a.t:R
            open c for execute 'select 1' using (select 1 from a.t);              =>> a.t:R !EXECUTE
            open c; open c((select 1 from a.t)); open c(x := 1);                  =>> a.t:R
            fetch next from c into x; move forward all in c; close c;             =>> ''
            get diagnostics x = row_count; get stacked diagnostics y := message_text; =>> ''
            raise notice 'from a.t % %', (select 1 from a.u), x;                  =>> a.u:R
            raise; raise exception using errcode = '22012', message = (select y from a.t); raise division_by_zero; =>> a.t:R
            raise exception sqlstate '22012'; raise 'x %', y using hint := 'z';   =>> ''
            assert (select true from a.t), 'message' || (select 1 from a.u);      =>> a.t:R a.u:R
            call a.p((select 1 from a.t), x);                                     =>> a.t:R
            commit; rollback; commit and chain;                                   =>> ''
            truncate a.t, a.u; lock table a.v; copy a.w from '/tmp/x';            =>> a.t:D a.u:D a.w:C
            create temp table t as select * from t; delete from t; delete from a.t; =>> a.t:D ?t[a]:R
            create temporary table if not exists u (x int) on commit drop; insert into u select * from a.t; =>> a.t:R
            create table a.w as table a.t with no data;                           =>> a.t:R a.w:C
            drop table if exists t; alter table a.t add x int; create index on a.t (x); create view a.x as select 1; =>> ''
            insert into t values (1); select * from u;                            =>> select
            """)
    void readsWhatTheyHold(String statements, String uses) {
        String expected = uses.equals("select") ? "?t[a]:C ?u[a,b]:R" : uses;

        assertThat(uses("begin " + statements + " end")).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            x int;                                                   =>> ''
            x constant a.t.id%type not null := (select 1 from a.u);  =>> a.u:R
            r a.t%rowtype; q a.t; s a.t[];                           =>> ''
            x text collate "C" default (select 'x' from a.t);        =>> a.t:R
            x numeric(10, 2)[] = (select y from a.t);                =>> a.t:R
            c cursor for select * from a.t;                          =>> a.t:R
            c no scroll cursor (k int, l text) is select * from a.t where id = k; =>> a.t:R
            c refcursor; d alias for $1; declare e int;              =>> ''
            """)
    void readsDeclarations(String declarations, String uses) {
        assertThat(uses("#variable_conflict use_column\n<<outer>> declare " + declarations + " begin null; end outer;"))
                .isEqualTo(uses);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            begin delete from a.t; frobnicate a.u; update a.v set x = 1; end  =>> a.t:D a.v:U incomplete
            begin delete from a.t; select * frm a.u; update a.v set x = 1; end =>> a.t:D a.v:U incomplete
            begin if x then delete from a.t; end loop; end                    =>> a.t:D incomplete
            begin delete from a.t; end; delete from a.u;                      =>> a.t:D incomplete
            begin delete from a.t; x := 'no end; end                          =>> a.t:D incomplete
            begin delete from a.t;                                            =>> a.t:D incomplete
            begin delete from a.t; do $$ begin delete from a.u; end $$; end   =>> a.t:D incomplete
            delete from a.t                                                   =>> a.t:D incomplete
            ''                                                                =>> incomplete
            """)
    void saysWhatItDoesNotUnderstand(String body, String uses) {
        assertThat(uses(body)).isEqualTo(uses);
    }

    @Test
    void leavesOutWhatStandsInCommentsAndStrings() {
        assertThat(uses("""
                begin
                    -- delete from a.t;
                    /* delete from a.u; /* nested */ delete from a.v; */
                    x := 'delete from a.t; ' || E'it\\'s delete from a.u' || $q$ delete from a.v; $q$;
                    perform "delete from a.t";
                end
                """)).isEmpty();
    }

    private static String uses(String body) {
        return BODIES.uses(
                "plpgsql",
                "CREATE OR REPLACE FUNCTION a.f(x integer DEFAULT 1)\n RETURNS TABLE(as integer)\n LANGUAGE plpgsql\n"
                        + " SECURITY DEFINER\nAS $function$" + body + "$function$\n");
    }
}
