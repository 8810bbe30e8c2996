package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

final class PostgreSqlReaderContractTest extends CatalogReaderContract {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());

    PostgreSqlReaderContractTest() {
        super(new PostgreSql(PostgresServer.freshDatabase()
                .execute(ReferenceScript.of("postgresql"))
                .execute("create role contract_reader login")));
    }

    private record PostgreSql(TestDatabase server) implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.allOf(Feature.class);
        }

        @Override
        public CatalogReader asOwner() {
            return reader("postgres");
        }

        @Override
        public CatalogReader asReader() {
            return reader("contract_reader");
        }

        private CatalogReader reader(String role) {
            return JdbcCatalogReader.of(new ConnectionSettings(server.url(), role, null), REFERENCE);
        }

        @Override
        public String database() {
            return server.name();
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "integer";
                case VARCHAR_50 -> "character varying(50)";
                case DECIMAL_10_2 -> "numeric(10,2)";
                case DATE -> "date";
            };
        }
    }
}
