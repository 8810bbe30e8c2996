package dev.dbxray.application.usecase;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static dev.dbxray.domain.model.Fixtures.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.application.port.in.InferRelations.Proposal;
import dev.dbxray.domain.inference.InferenceReason;
import dev.dbxray.domain.inference.InferredRelation;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class InferRelationsUseCaseTest {

    @Test
    void writesWhatItInfersForEachDatabaseApart() {
        var written = new TreeMap<String, List<InferredRelation>>();
        var catalog = aCatalog(
                aTable("customer", "id")
                        .primaryKey(new PrimaryKey(null, List.of("id"), UnknownProperties.NONE))
                        .build(),
                aTable("orders", "customer_id").build(),
                Table.builder(new ObjectName("prod", "sample", "orders"), TableType.TABLE)
                        .build());

        var proposals = UseCases.inferRelations((database, relations) -> {
                    written.put(database, relations);
                    return "place of " + database;
                })
                .inferRelations(catalog);

        assertThat(proposals).containsExactly(new Proposal(0, "place of prod"), new Proposal(1, "place of testdb"));
        assertThat(written)
                .isEqualTo(Map.of(
                        "prod",
                        List.of(),
                        "testdb",
                        List.of(new InferredRelation(
                                named("orders"),
                                List.of("customer_id"),
                                named("customer"),
                                List.of("id"),
                                InferenceReason.NAMES_TABLE_AND_KEY))));
    }
}
