package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

final class MariaDbReaderContractTest extends CatalogReaderContract {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());
    private static final boolean IS_MADE = make();

    MariaDbReaderContractTest() {
        super(new MariaDb(IS_MADE));
    }

    private static boolean make() {
        MariaDbServer.execute(ReferenceScript.statements("mariadb"));
        MariaDbServer.execute(List.of(
                "create user 'contract_reader'@'localhost' identified by 'secret'",
                "grant select, show view, show create routine on shop.* to 'contract_reader'@'localhost'",
                "grant select, show view, show create routine on archive.* to 'contract_reader'@'localhost'"));
        return true;
    }

    private record MariaDb(boolean isMade) implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.of(
                    Feature.SEVERAL_SCHEMAS,
                    Feature.NAMES_THAT_DIFFER_IN_CASE,
                    Feature.TABLE_COMMENTS,
                    Feature.COLUMN_COMMENTS,
                    Feature.TEXT_LENGTHS,
                    Feature.FOREIGN_KEY_NAMES,
                    Feature.FOREIGN_KEYS_BETWEEN_SCHEMAS,
                    Feature.REFERENTIAL_ACTIONS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.CONSTRAINT_NAMES,
                    Feature.IDENTITY_COLUMNS,
                    Feature.GENERATED_COLUMNS,
                    Feature.PARTITIONS,
                    Feature.TRIGGERS,
                    Feature.FUNCTIONS,
                    Feature.PROCEDURES,
                    Feature.ROUTINE_SOURCES_FOR_READERS);
        }

        @Override
        public CatalogReader asOwner() {
            return reader(MariaDbServer.OWNER, MariaDbServer.PASSWORD);
        }

        @Override
        public CatalogReader asReader() {
            return reader("contract_reader", "secret");
        }

        private static CatalogReader reader(String user, String password) {
            return JdbcCatalogReader.of(
                    new ConnectionSettings(MariaDbServer.url("shop"), user, Password.of(password)), REFERENCE);
        }

        @Override
        public String database() {
            return "shop";
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "int(11)";
                case VARCHAR_50 -> "varchar(50)";
                case DECIMAL_10_2 -> "decimal(10,2)";
                case DATE -> "date";
            };
        }
    }
}
