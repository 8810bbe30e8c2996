package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

final class H2ReaderContractTest extends CatalogReaderContract {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());

    H2ReaderContractTest() {
        super(new H2(H2Database.fresh("contract")
                .execute(ReferenceScript.statements("h2"))
                .execute(List.of(
                        "create user contract_reader password 'secret'",
                        "grant select on schema \"shop\" to contract_reader",
                        "grant select on schema \"archive\" to contract_reader"))));
    }

    private record H2(H2Database file) implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.complementOf(EnumSet.of(
                    Feature.EXPRESSION_INDEXES,
                    Feature.PARTIAL_INDEXES,
                    Feature.INCLUDED_COLUMNS,
                    Feature.VIEW_DEPENDENCIES,
                    Feature.MATERIALIZED_VIEWS,
                    Feature.PARTITIONS,
                    Feature.TRIGGER_FUNCTIONS,
                    Feature.OVERLOADS,
                    Feature.ROUTINE_SOURCES_FOR_READERS,
                    Feature.ENUM_TYPES,
                    Feature.COMPOSITE_TYPES));
        }

        @Override
        public CatalogReader asOwner() {
            return file.reader(REFERENCE);
        }

        @Override
        public CatalogReader asReader() {
            return JdbcCatalogReader.of(
                    new ConnectionSettings(file.url(), "CONTRACT_READER", Password.of("secret")), REFERENCE);
        }

        @Override
        public String database() {
            return "CONTRACT";
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "INTEGER";
                case VARCHAR_50 -> "CHARACTER VARYING(50)";
                case DECIMAL_10_2 -> "DECIMAL(10, 2)";
                case DATE -> "DATE";
            };
        }
    }
}
