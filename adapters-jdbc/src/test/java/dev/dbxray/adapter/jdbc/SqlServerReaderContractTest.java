package dev.dbxray.adapter.jdbc;

import dev.dbxray.adapter.jdbc.dialect.Flavor;
import dev.dbxray.adapter.jdbc.dialect.RecordedServer;
import dev.dbxray.adapter.jdbc.sqlserver.SqlServerDialect;
import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** No server can be started here, so the rows are written down as one would tell them. */
final class SqlServerReaderContractTest extends CatalogReaderContract {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());

    SqlServerReaderContractTest() {
        super(new Recorded());
    }

    private record Recorded() implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.of(
                    Feature.SEVERAL_SCHEMAS,
                    Feature.NAMES_THAT_DIFFER_IN_CASE,
                    Feature.TABLE_COMMENTS,
                    Feature.VIEW_COMMENTS,
                    Feature.COLUMN_COMMENTS,
                    Feature.TEXT_LENGTHS,
                    Feature.PRIMARY_KEY_NAMES,
                    Feature.FOREIGN_KEY_NAMES,
                    Feature.FOREIGN_KEYS_BETWEEN_SCHEMAS,
                    Feature.REFERENTIAL_ACTIONS,
                    Feature.UNIQUE_CONSTRAINTS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.CONSTRAINT_NAMES,
                    Feature.PARTIAL_INDEXES,
                    Feature.INCLUDED_COLUMNS,
                    Feature.IDENTITY_COLUMNS,
                    Feature.GENERATED_COLUMNS,
                    Feature.VIEW_DEPENDENCIES,
                    Feature.MATERIALIZED_VIEWS,
                    Feature.TRIGGERS,
                    Feature.TRIGGERS_FOR_READERS,
                    Feature.FUNCTIONS,
                    Feature.PROCEDURES,
                    Feature.ROUTINE_SOURCES_FOR_READERS,
                    Feature.SEQUENCES,
                    Feature.COMPOSITE_TYPES,
                    Feature.SEQUENCE_STARTS);
        }

        @Override
        public CatalogReader asOwner() {
            return JdbcCatalogReader.of(
                    new SqlServerDialect(),
                    new RecordedServer(SqlServerDialect.class, Flavor.ofVersion(0), "sqlserver"),
                    REFERENCE);
        }

        @Override
        public CatalogReader asReader() {
            return asOwner();
        }

        @Override
        public String database() {
            return "reference";
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "int";
                case VARCHAR_50 -> "varchar(50)";
                case DECIMAL_10_2 -> "decimal(10,2)";
                case DATE -> "date";
            };
        }
    }
}
