package dev.dbxray.adapter.sql.routine.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.sql.routine.Bodies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bodies of MySQL and MariaDB, which both grammars read alike. */
final class MySqlBodiesTest {

    private static final String[] TABLES = {"a.t", "a.u", "a.v", "a.w", "b.u", "a.受注 明細", "a.Mixed"};

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            select 1;                                                          =>> ''
            select id into x from t;                                           =>> a.t:R
            select * from `t` join b.u using (id) left join a.v on true;       =>> a.t:R a.v:R b.u:R
            select * from `a`.`t`, (u);                                        =>> a.t:R a.u:R
            select * from `受注 明細`, mixed;                                    =>> a.Mixed:R a.受注 明細:R
            select (select max(id) from t) from dual where exists (select 1 from u) and x in (select id from v); =>> a.t:R a.u:R a.v:R
            select * from (select * from t) s union all select * from u order by 1; =>> a.t:R a.u:R
            select * from t for update;                                        =>> a.t:R
            select 'from u', "from v" /* from w */ from t; -- from u           =>> a.t:R
            with u as (select * from t) select * from u, b.u;                  =>> a.t:R b.u:R
            with u as (select * from u) select * from u;                       =>> a.u:R
            with recursive u as (select 1 union all select * from u) select * from u; =>> ''
            with v as (select 1), u as (select * from v) select * from u; select * from u; =>> a.u:R
            insert into t values (1);                                          =>> a.t:C
            insert into t (x) select x from u;                                 =>> a.t:C a.u:R
            insert ignore into t set x = (select 1 from u);                    =>> a.t:C a.u:R
            insert into t (x) values (1) on duplicate key update x = values(x); =>> a.t:CU
            insert into t select * from t;                                     =>> a.t:CR
            replace into t values (1);                                         =>> a.t:CD
            update t set x = (select 1 from u) where y;                        =>> a.t:U a.u:R
            update t x join u y on x.id = y.id set x.a = 1 where y.b > (select 1 from v); =>> a.t:U a.u:R a.v:R
            update t, u set t.a = 1, u.b = 2;                                  =>> a.t:U a.u:U
            update t join u using (id) set a = 1;                              =>> a.t:R a.u:R incomplete
            delete from t where id in (select id from u);                      =>> a.t:D a.u:R
            delete x from t as x join u as y on x.id = y.id;                   =>> a.t:D a.u:R
            delete from x, y using t as x join u as y join v;                  =>> a.t:D a.u:D a.v:R
            delete z from t as x join u as y;                                  =>> a.t:R a.u:R incomplete
            truncate table t;                                                  =>> a.t:D
            create temporary table t as select * from u; insert into t select * from t; insert into a.t values (1); =>> a.t:C a.u:R
            create table w as select * from u;                                 =>> a.u:R a.w:C
            create table w like u; drop table w;                               =>> ''
            set x = (select 1 from t), @y = 1;                                 =>> a.t:R
            call p((select 1 from t));                                         =>> a.t:R
            prepare s from 'select * from t'; execute s; deallocate prepare s; =>> !PREPARE
            if exists (select 1 from t) then delete from u; elseif x then delete from v; else update w set x = 1; end if; =>> a.t:R a.u:D a.v:D a.w:U
            case (select 1 from t) when 1 then delete from u; else begin end; end case; =>> a.t:R a.u:D
            l: loop delete from t; leave l; iterate l; end loop;               =>> a.t:D
            while (select 1 from t) do delete from u; end while;               =>> a.t:R a.u:D
            repeat delete from t; until (select 1 from u) end repeat;          =>> a.t:D a.u:R
            begin declare y int default (select 1 from t); declare c cursor for select * from u; open c; fetch c into y; close c; end; =>> a.t:R a.u:R
            begin declare exit handler for sqlexception begin delete from t; resignal; end; delete from u; end; =>> a.t:D a.u:D
            signal sqlstate '45000' set message_text = 'from t';               =>> ''
            start transaction; commit; rollback; savepoint s;                  =>> ''
            delete from t; frobnicate u;                                       =>> incomplete
            /*! delete from t */ delete from u;                                =>> a.u:D incomplete
            """)
    void readStatements(String statements, String uses) {
        String definition = "CREATE DEFINER=`root`@`localhost` PROCEDURE `a`.`f`(IN p_id INT, OUT n INT)\n"
                + "    READS SQL DATA\n    COMMENT 'from t'\nBEGIN " + statements + " END";

        assertThat(Bodies.of("MariaDB", TABLES).uses("SQL", definition))
                .as("MariaDB")
                .isEqualTo(uses);
        assertThat(Bodies.of("MySQL", TABLES).uses("SQL", definition))
                .as("MySQL")
                .isEqualTo(uses);
    }

    @Test
    void readFunctionsAndBodiesAlone() {
        var bodies = Bodies.of("MySQL Community Server", TABLES);

        assertThat(bodies.uses("SQL", "CREATE FUNCTION `f`(x INT) RETURNS int DETERMINISTIC RETURN (SELECT 1 FROM t)"))
                .isEqualTo("a.t:R");
        assertThat(bodies.uses("sql", "BEGIN DELETE FROM t; END")).isEqualTo("a.t:D");
    }
}
