package dev.dbxray.adapter.sql.routine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.sql.routine.Bodies;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.UnknownProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OracleBodiesTest {

    private static final Bodies BODIES =
            Bodies.of("Oracle Database 19c", "a.T", "a.U", "a.V", "a.W", "B.U", "B.X", "a.受注", "a.Mixed");

    private static final String PACKAGE = """
            CREATE OR REPLACE PACKAGE BODY "a"."PKG" AS
              c_max CONSTANT PLS_INTEGER := 10;
              CURSOR all_u IS SELECT * FROM u;
              CURSOR all_w IS SELECT * FROM w;
              PROCEDURE one(p IN t.id%TYPE);
              PROCEDURE helper IS BEGIN DELETE FROM v; END;
              PROCEDURE one(p IN t.id%TYPE) IS
                PROCEDURE inner_one IS BEGIN INSERT INTO t VALUES (1); END;
              BEGIN
                FOR r IN all_u LOOP inner_one; helper; END LOOP;
              END one;
              FUNCTION two(p IN NUMBER) RETURN NUMBER IS BEGIN DELETE FROM t; RETURN 1; END two;
              FUNCTION two(p IN VARCHAR2) RETURN NUMBER IS BEGIN UPDATE u SET x = 1; RETURN 1; END two;
            BEGIN
              INSERT INTO w VALUES (1);
            END pkg;
            """;

    @ParameterizedTest
    @CsvSource(delimiterString = "=>>", textBlock = """
            NULL;                                                                        =>> ''
            SELECT id INTO x FROM t;                                                     =>> a.T:R
            SELECT * BULK COLLECT INTO x FROM "a"."Mixed" m, b.u, "受注" WHERE m.id = u.id(+); =>> B.U:R a.Mixed:R a.受注:R
            SELECT t.*, (SELECT MAX(id) FROM u) INTO x FROM t WHERE EXISTS (SELECT 1 FROM v) CONNECT BY PRIOR id = p START WITH id = 1; =>> a.T:R a.U:R a.V:R
            SELECT x INTO y FROM t JOIN (SELECT * FROM u) s ON t.id = s.id;              =>> a.T:R a.U:R
            SELECT id INTO x FROM TABLE(f(1)), dual;                                     =>> ''
            SELECT id INTO x FROM t@elsewhere;                                           =>> ''
            SELECT id INTO x FROM x;                                                     =>> ?X[B]:R
            SELECT id INTO x FROM t FOR UPDATE;                                          =>> a.T:R
            WITH u AS (SELECT * FROM t) SELECT COUNT(*) INTO n FROM u, b.u;              =>> B.U:R a.T:R
            WITH u AS (SELECT 1 FROM dual) SELECT 1 INTO n FROM u; DELETE FROM u;        =>> a.U:D
            INSERT INTO t VALUES (1); INSERT INTO u (x) SELECT x FROM v;                 =>> a.T:C a.U:C a.V:R
            INSERT INTO t (x) VALUES (1) RETURNING id INTO y;                            =>> a.T:C
            INSERT ALL INTO t (x) VALUES (1) INTO u VALUES (2) SELECT * FROM v;          =>> a.T:C a.U:C a.V:R
            UPDATE t x SET x.a = (SELECT 1 FROM u) WHERE x.b = 1;                        =>> a.T:U a.U:R
            UPDATE (SELECT * FROM t) SET a = 1;                                          =>> a.T:R incomplete
            DELETE t WHERE id = 1; DELETE FROM u WHERE id IN (SELECT id FROM v);         =>> a.T:D a.U:D a.V:R
            MERGE INTO t d USING u s ON (d.id = s.id) WHEN MATCHED THEN UPDATE SET d.x = s.x WHEN NOT MATCHED THEN INSERT (id) VALUES (s.id); =>> a.T:CU a.U:R
            MERGE INTO t d USING (SELECT * FROM u) s ON (d.id = s.id) WHEN MATCHED THEN UPDATE SET d.x = s.x DELETE WHERE d.y = 1; =>> a.T:UD a.U:R
            EXECUTE IMMEDIATE 'DELETE FROM t' USING x;                                   =>> !EXECUTE IMMEDIATE
            OPEN c FOR 'SELECT 1 FROM t' USING x;                                        =>> !OPEN
            OPEN c FOR v_sql;                                                            =>> !OPEN
            OPEN c FOR SELECT * FROM t;                                                  =>> a.T:R
            FOR r IN (SELECT * FROM t) LOOP DELETE FROM u WHERE id = r.id; END LOOP;     =>> a.T:R a.U:D
            FORALL i IN 1..3 UPDATE t SET x = y(i);                                      =>> a.T:U
            IF x THEN DELETE FROM t; ELSIF y THEN DELETE FROM u; ELSE DELETE FROM v; END IF; =>> a.T:D a.U:D a.V:D
            CASE x WHEN 1 THEN DELETE FROM t; ELSE DELETE FROM u; END CASE;              =>> a.T:D a.U:D
            WHILE x LOOP DELETE FROM t; EXIT WHEN y; END LOOP;                           =>> a.T:D
            LOCK TABLE t IN EXCLUSIVE MODE;                                              =>> ''
            x := 'from t'; /* from u */ -- from v                                        =>> ''
            DECLARE CURSOR c IS SELECT * FROM t; r u%ROWTYPE; BEGIN DELETE FROM v; EXCEPTION WHEN OTHERS THEN DELETE FROM w; END; =>> a.T:R a.V:D a.W:D
            COMMIT; ROLLBACK; SAVEPOINT s; RAISE_APPLICATION_ERROR(-20001, 'x');         =>> ''
            """)
    void readStatements(String statements, String uses) {
        assertThat(uses("PROCEDURE", statements)).isEqualTo(uses);
        assertThat(uses("CREATE OR REPLACE EDITIONABLE PROCEDURE \"a\".", statements))
                .isEqualTo(uses);
    }

    private static String uses(String create, String statements) {
        return BODIES.uses(
                "PL/SQL", create + " f(p_id IN t.id%TYPE) IS\n  r u%ROWTYPE;\nBEGIN\n" + statements + "\nEND f;\n");
    }

    @Test
    void readEachSubprogramOfAPackageByItself() {
        assertThat(subprogram("ONE")).isEqualTo("a.T:C a.U:R");
        assertThat(subprogram("PKG.ONE")).isEqualTo("a.T:C a.U:R");
        assertThat(subprogram("HELPER")).isEqualTo("a.V:D");
        assertThat(subprogram("TWO")).isEqualTo("a.T:D a.U:U merged");
        assertThat(subprogram("GONE")).isEqualTo("incomplete");
    }

    private static String subprogram(String name) {
        return Bodies.line(BODIES.insight(new Routine(
                new ObjectName("db", "a", name),
                "PROCEDURE",
                "",
                null,
                "PL/SQL",
                PACKAGE,
                null,
                "PKG",
                UnknownProperties.NONE)));
    }

    @Test
    void leaveNamesOpenThatTheCallerDecides() {
        assertThat(BODIES.uses(
                        "PL/SQL",
                        "CREATE PROCEDURE f AUTHID CURRENT_USER IS BEGIN DELETE FROM u; DELETE FROM b.u; END;"))
                .isEqualTo("B.U:D ?U[B,a]:D");
    }

    @Test
    void sayWhatIsNotUnderstood() {
        assertThat(uses("PROCEDURE", "DELETE FROM t; FROBNICATE EVERYTHING; DELETE FROM u;"))
                .endsWith("incomplete");
    }
}
