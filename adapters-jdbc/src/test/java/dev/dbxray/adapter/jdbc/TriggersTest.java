package dev.dbxray.adapter.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.RoutineRef;
import dev.dbxray.domain.model.Trigger;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TriggersTest {

    private static final TestDatabase DATABASE = PostgresServer.freshDatabase().execute("""
                    create schema app;
                    create function app.note() returns trigger language plpgsql as 'begin return new; end';
                    create table p(id int primary key);
                    create table t(id int primary key, p_id int references p);
                    create view v as select id from t;
                    create trigger a_all after update or delete or insert on t for each row execute function app.note();
                    create trigger b_truncate before truncate on t execute function app.note();
                    create trigger c_some before update of p_id on t for each row when (new.p_id > 0)
                        execute function app.note();
                    create constraint trigger d_late after insert on t deferrable initially deferred
                        for each row execute function app.note();
                    create trigger instead instead of insert on v for each row execute function app.note();
                    """);

    private static final Catalog CATALOG = DATABASE.catalog();

    @Test
    void tellsTimingEventsInPostgresOrderAndLevel() {
        assertThat(DATABASE.table(CATALOG, "t").triggers())
                .extracting(Trigger::name, Trigger::timing, Trigger::events, Trigger::level)
                .containsExactly(
                        tuple("a_all", "AFTER", List.of("INSERT", "DELETE", "UPDATE"), "ROW"),
                        tuple("b_truncate", "BEFORE", List.of("TRUNCATE"), "STATEMENT"),
                        tuple("c_some", "BEFORE", List.of("UPDATE"), "ROW"),
                        tuple("d_late", "AFTER", List.of("INSERT"), "ROW"));
    }

    @Test
    void listsTriggersOfViews() {
        assertThat(DATABASE.table(CATALOG, "v").triggers())
                .extracting(Trigger::name, Trigger::timing)
                .containsExactly(tuple("instead", "INSTEAD OF"));
    }

    @Test
    void namesTheFunctionAndPrintsTheDefinition() {
        Trigger trigger = DATABASE.table(CATALOG, "t").triggers().get(2);

        assertThat(trigger.function()).isEqualTo(new RoutineRef("app", "note"));
        assertThat(trigger.definition())
                .isEqualTo("CREATE TRIGGER c_some BEFORE UPDATE OF p_id ON public.t FOR EACH ROW"
                        + " WHEN ((new.p_id > 0)) EXECUTE FUNCTION app.note()");
    }

    @Test
    void leavesOutTheTriggersBehindForeignKeys() {
        assertThat(DATABASE.table(CATALOG, "p").triggers()).isEmpty();
    }
}
