package dev.dbxray.adapter.sql.routine.postgresql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.sql.routine.Bodies;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements of SQL, and what they do with tables. */
final class SqlStatementsTest {

    private static final Bodies BODIES =
            Bodies.of("PostgreSQL", "a.t", "a.u", "a.v", "a.w", "b.u", "a.受注 明細", "a.Mixed", "sample.level");

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            select 1                                                                    =>> ''
            select * from a.t                                                           =>> a.t:R
            select from a.t                                                             =>> a.t:R
            select * from A.T                                                           =>> a.t:R
            select * from "a"."t"                                                       =>> a.t:R
            select * from db.a.t                                                        =>> a.t:R
            select * from a."T"                                                         =>> ''
            select * from a."Mixed" m                                                   =>> a.Mixed:R
            select * from a."受注 明細"                                                  =>> a.受注 明細:R
            select * from only a.t                                                      =>> a.t:R
            select * from a.t, a.u x, b.u y                                             =>> a.t:R a.u:R b.u:R
            select t.*, a.u.* from a.t join a.u using (id) natural join a.v             =>> a.t:R a.u:R a.v:R
            select * from (a.t left join a.u on true) cross join b.u                    =>> a.t:R a.u:R b.u:R
            select (select max(id) from a.t), array(select id from a.u)                 =>> a.t:R a.u:R
            select 1 where exists (select from a.t) or 1 in (select id from a.u)        =>> a.t:R a.u:R
            select 1 where 1 = any (select id from a.t) and 2 > all (select 1 from a.u) =>> a.t:R a.u:R
            select * from a.t t, lateral (select * from a.u where u.id = t.id) x        =>> a.t:R a.u:R
            select case when exists (select 1 from a.t) then (select 1 from a.u) end    =>> a.t:R a.u:R
            select coalesce((select 1 from a.t), (select 2 from a.u))                   =>> a.t:R a.u:R
            select 1 from a.t group by (select 1 from a.u) having (select true from a.v) =>> a.t:R a.u:R a.v:R
            select 1 from a.t order by (select 1 from a.u) limit (select 1 from a.v) offset (select 1 from a.w) =>> a.t:R a.u:R a.v:R a.w:R
            select count(*) filter (where exists (select 1 from a.u)) from a.t          =>> a.t:R a.u:R
            select sum(x) over (partition by (select 1 from a.u) order by y) from a.t   =>> a.t:R a.u:R
            select rank() over w from a.t window w as (order by (select 1 from a.u))    =>> a.t:R a.u:R
            select distinct on ((select 1 from a.u)) * from a.t                         =>> a.t:R a.u:R
            select string_agg(x, ',' order by (select 1 from a.u)) from a.t             =>> a.t:R a.u:R
            select jsonb_build_object('k', (select 1 from a.t))                         =>> a.t:R
            select row(1, (select 1 from a.t))                                          =>> a.t:R
            select array[1, (select 2 from a.t)]                                        =>> a.t:R
            select x[(select 1 from a.u)] from a.t                                      =>> a.t:R a.u:R
            select x[1:2], y[:3], z[1][2], (f(x)).y, (t).* from a.t                     =>> a.t:R
            select (array[[1, 2], [3, 4]])[1][2] from a.t                               =>> a.t:R
            select array[]::int[] from a.t                                              =>> a.t:R
            select id from a.t union all select id from a.u except (select id from a.v intersect select 1 from a.w) =>> a.t:R a.u:R a.v:R a.w:R
            (select 1 from a.t) union (select 1 from a.u)                               =>> a.t:R a.u:R
            values (1, (select 2 from a.t)), (3, 4)                                     =>> a.t:R
            table a.t                                                                   =>> a.t:R
            select * from (values (1, 2)) as x(a, b), a.t                               =>> a.t:R
            select * from a.f(1) x, generate_series(1, 10) g, a.t                       =>> a.t:R
            select * from rows from (a.f(1), a.g(2)) as x, a.t                          =>> a.t:R
            select * from unnest(array[1]) with ordinality as x(a, b), a.t              =>> a.t:R
            select * from json_to_recordset('[]') as x(a int, b numeric(10, 2)[]), a.t  =>> a.t:R
            select * from a.f() as (a int, b text), a.t                                 =>> a.t:R
            select * from a.t tablesample bernoulli (10) repeatable (1), a.u            =>> a.t:R a.u:R
            select * from a.t for update                                                =>> a.t:R
            select * from a.t x, a.u y for no key update of x, y skip locked            =>> a.t:R a.u:R
            select * from a.t for share nowait                                          =>> a.t:R
            select a @> b, a #>> '{x}', a -> 'b' ->> 'c', a ? 'k', a ~* 'x', not a !~ b, @ a, a operator(pg_catalog.+) b from a.t where a ~ 'x' and b @> c =>> a.t:R
            select a::text, b::numeric(10, 2)[], c::a.mood, d::timestamp(3) with time zone, e::character varying(10), f::interval day to second from a.t =>> a.t:R
            select cast(a as a.mood), cast((select 1 from a.u) as double precision) from a.t =>> a.t:R a.u:R
            select 'from a.u', E'it\\'s from a.u', $$from a.u$$, $x$ $$from a.u$$ $x$, U&'a.u' from a.t -- a.v =>> a.t:R
            select /* from a.u /* nested */ a.v */ 1 from a.t                           =>> a.t:R
            select extract(epoch from x), substring(y from 1 for 2), trim(both ' ' from z), trim(trailing from z), substring(y similar 'a' escape 'b'), overlay(a placing b from 1), position(a in b) from a.t =>> a.t:R
            select a is distinct from b, a is not null, a isnull, a between 1 and 2, a not in (1), a ilike any (array['x']), a similar to 'x' from a.t =>> a.t:R
            select a at time zone 'utc', date '2020-01-01', interval '1 day', timestamp with time zone '2020-01-01 00:00:00+00', a collate "C" from a.t =>> a.t:R
            select f(a => 1, b := (select 1 from a.u)), g(variadic array[1]) from a.t   =>> a.t:R a.u:R
            select * from a.t where (a, b) = (select 1, 2 from a.u)                     =>> a.t:R a.u:R
            select * from a.t where row(a, b) in (select 1, 2 from a.u)                 =>> a.t:R a.u:R
            select grouping(a) from a.t group by grouping sets ((a), rollup (b), cube (c)) =>> a.t:R
            select a from a.t fetch first 5 rows only                                   =>> a.t:R
            select percentile_cont(0.5) within group (order by x) from a.t              =>> a.t:R
            select $1.x, $2[1], $3 from a.t where id = $1                               =>> a.t:R
            select name, value, type, key, status, date, text, user, current_date, current_user, session_user from a.t =>> a.t:R
            select t.x as value, t.y as "select", t.order_no from a.t                   =>> a.t:R
            select sample.level.level, level.sample, t.end, t.table, t.select as from from sample.level, a.t       =>> a.t:R sample.level:R
            select 1 from level, qualify, minus as final, a.t as start, a.u as top where top.limit > 1 =>> a.t:R a.u:R ?level[sample]:R
            """)
    void read(String statement, String uses) {
        assertThat(uses(statement)).isEqualTo(uses);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            insert into a.t values (1)                                                  =>> a.t:C
            insert into a.t default values                                              =>> a.t:C
            insert into a.t (x, y) values (default, 1), ((select 1 from a.u), 2)        =>> a.t:C a.u:R
            insert into a.t as k (x) select x from a.u                                  =>> a.t:C a.u:R
            insert into a.t (x) overriding system value values (1)                      =>> a.t:C
            insert into a.t select * from a.t                                           =>> a.t:CR
            insert into a.t values (1) on conflict do nothing                           =>> a.t:C
            insert into a.t values (1) on conflict (x, lower(y)) where z do update set x = excluded.x =>> a.t:CU
            insert into a.t values (1) on conflict on constraint k do update set x = (select 1 from a.u) where t.y > (select 1 from a.v) =>> a.t:CU a.u:R a.v:R
            insert into a.t values (1) returning id, (select 1 from a.u)                =>> a.t:C a.u:R
            update a.t set x = 1                                                        =>> a.t:U
            update only a.t as k set x = (select 1 from a.u), y = default where z       =>> a.t:U a.u:R
            update a.t set (x, y) = (select 1, 2 from a.u), (p, q) = row(1, 2)          =>> a.t:U a.u:R
            update a.t set x = u.x from a.u u join b.u k on true where u.id = t.id      =>> a.t:U a.u:R b.u:R
            update a.t set x = 1 from (select * from a.u) s, a.v returning t.*          =>> a.t:U a.u:R a.v:R
            update a.t set x = 1 from a.t other                                         =>> a.t:RU
            update a.t set arr[1] = 2, rec.field = 3 where current of c                 =>> a.t:U
            update a.t k set x = 1 where exists (select 1 from a.t)                     =>> a.t:RU
            delete from a.t                                                             =>> a.t:D
            delete from only a.t k where id in (select id from a.u)                     =>> a.t:D a.u:R
            delete from a.t using a.u, (select * from a.v) s where true                 =>> a.t:D a.u:R a.v:R
            delete from a.t using a.u join a.v using (id) where true returning t.id     =>> a.t:D a.u:R a.v:R
            truncate a.t                                                                =>> a.t:D
            truncate table only a.t, a.u * restart identity cascade                     =>> a.t:D a.u:D
            merge into a.t using a.u on t.id = u.id when matched then update set x = 1 when not matched then insert (x) values (1) =>> a.t:CU a.u:R
            merge into a.t as k using (select * from a.u) s on k.id = s.id when matched and s.x then delete when matched then do nothing =>> a.t:D a.u:R
            merge into a.t using a.u on true when not matched by source then delete when not matched by target then insert default values =>> a.t:CD a.u:R
            copy a.t (x, y) from stdin                                                  =>> a.t:C
            copy a.t to '/tmp/x'                                                        =>> a.t:R
            copy (select * from a.u) to stdout                                          =>> a.u:R
            create table a.w as select * from a.u                                       =>> a.u:R a.w:C
            create table if not exists a.t (x int)                                      =>> ''
            refresh materialized view concurrently a.t                                  =>> a.t:CD
            lock table a.t in exclusive mode                                            =>> ''
            drop table a.t                                                              =>> ''
            alter table a.t add column x int                                            =>> ''
            set local work_mem = '1MB'                                                  =>> ''
            call a.p((select 1 from a.t))                                               =>> a.t:R
            explain (analyze) select * from a.t                                         =>> a.t:R
            execute prepared(1)                                                         =>> !EXECUTE
            prepare q (int) as select * from a.t                                        =>> a.t:R
            """)
    void write(String statement, String uses) {
        assertThat(uses(statement)).isEqualTo(uses);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            with x as (select * from a.t) select * from x                               =>> a.t:R
            with u as (select * from a.t) select * from u, b.u                          =>> a.t:R b.u:R
            with u as (select * from a.t) select * from a.u                             =>> a.t:R a.u:R
            with recursive x(n) as (select 1 from a.t union all select n from x) select * from x =>> a.t:R
            with u as (select * from u) select * from u                                 =>> ?u[a,b]:R
            with recursive u as (select * from u) select * from u                       =>> ''
            with p as (select 1), u as (select * from p) select * from u                =>> ''
            with p as (select * from u), u as (select 1) select * from u                =>> ?u[a,b]:R
            with recursive p as (select * from u), u as (select 1) select * from p      =>> ''
            select * from (with u as (select 1) select * from u) s, u                   =>> ?u[a,b]:R
            with u as (select 1) select (select 1 from u), (with v as (select 1) select 1 from u, v), v.* from v =>> ?v[a]:R
            with x as materialized (select * from a.t), y as not materialized (select * from a.u) table x =>> a.t:R a.u:R
            with d as (delete from a.t returning *) insert into a.u select * from d     =>> a.t:D a.u:C
            with i as (insert into a.t values (1) on conflict (x) do update set y = 1 returning *), p as (update a.u set x = 1 returning *) select * from i, p =>> a.t:CU a.u:U
            with t as (select 1) update a.t set x = 1 from t                            =>> a.t:U
            with u as (select 1) delete from u where id in (select * from u)            =>> ?u[a,b]:D
            insert into a.t with x as (select * from a.u) select * from x               =>> a.t:C a.u:R
            with "U" as (select 1) select * from u, "U"                                 =>> ?u[a,b]:R
            """)
    void tellCommonTablesFromTables(String statement, String uses) {
        assertThat(uses(statement)).isEqualTo(uses);
    }

    private static String uses(String statement) {
        return BODIES.uses(
                "sql",
                "CREATE OR REPLACE FUNCTION a.f()\n RETURNS void\n LANGUAGE sql\nAS $function$" + statement
                        + "$function$\n");
    }
}
