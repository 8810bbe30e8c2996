package dev.dbxray.adapter.jdbc;

import dev.dbxray.adapter.jdbc.dialect.Flavor;
import dev.dbxray.adapter.jdbc.dialect.RecordedServer;
import dev.dbxray.adapter.jdbc.oracle.OracleDialect;
import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import java.util.EnumSet;
import java.util.Map;

final class OracleReaderContractTest extends CatalogReaderContract {

    OracleReaderContractTest() {
        super(new RecordedSource(
                new OracleDialect(),
                new RecordedServer(OracleDialect.class, Flavor.ofVersion(0), "oracle"),
                "REFERENCE",
                Map.of(
                        ReferenceType.INTEGER, "NUMBER(*,0)",
                        ReferenceType.VARCHAR_50, "VARCHAR2(50 CHAR)",
                        ReferenceType.DECIMAL_10_2, "NUMBER(10,2)",
                        ReferenceType.DATE, "DATE"),
                EnumSet.of(
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
                        Feature.EXPRESSION_INDEXES,
                        Feature.PARTITIONS,
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
                        Feature.COMPOSITE_TYPES)));
    }
}
