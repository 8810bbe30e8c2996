package dev.dbxray.domain.rule;

import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ViewpointMembershipTest {

    private static final Viewpoint PERSONNEL = viewpoint("testdb", "personnel", "employee");
    private static final Viewpoint LOGISTICS = viewpoint("testdb", "logistics", "shipment");
    private static final Viewpoint ALL = viewpoint("testdb", "all", "employee", "shipment");
    private static final Viewpoint ELSEWHERE = viewpoint("prod", "personnel", "employee");

    @Test
    void findsTheViewpointsOfATableById() {
        var membership = new ViewpointMembership(new Catalog(
                List.of(),
                List.of(aTable("employee").build()),
                List.of(),
                List.of(),
                List.of(),
                List.of(PERSONNEL, LOGISTICS, ALL, ELSEWHERE)));

        assertThat(membership.of(named("employee"))).containsExactly(ALL, PERSONNEL);
        assertThat(membership.of(named("shipment"))).containsExactly(ALL, LOGISTICS);
        assertThat(membership.of(named("department"))).isEmpty();
    }

    private static Viewpoint viewpoint(String database, String id, String... tables) {
        return new Viewpoint(
                database,
                id,
                id,
                null,
                List.of(tables).stream()
                        .map(table -> new TableRef("sample", table))
                        .toList(),
                UnknownProperties.NONE);
    }
}
