package dev.dbxray.adapter.jdbc;

import dev.dbxray.adapter.jdbc.dialect.Flavor;
import dev.dbxray.adapter.jdbc.dialect.RecordedServer;
import dev.dbxray.adapter.jdbc.mysql.MySqlDialect;
import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import java.util.EnumSet;
import java.util.Map;

final class MySqlReaderContractTest extends CatalogReaderContract {

    MySqlReaderContractTest() {
        super(new RecordedSource(
                MySqlDialect.ofMySql(),
                new RecordedServer(MySqlDialect.class, new Flavor("mysql", 8), "mysql"),
                "shop",
                Map.of(
                        ReferenceType.INTEGER, "int",
                        ReferenceType.VARCHAR_50, "varchar(50)",
                        ReferenceType.DECIMAL_10_2, "decimal(10,2)",
                        ReferenceType.DATE, "date"),
                EnumSet.of(
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
                        Feature.EXPRESSION_INDEXES,
                        Feature.IDENTITY_COLUMNS,
                        Feature.GENERATED_COLUMNS,
                        Feature.VIEW_DEPENDENCIES,
                        Feature.PARTITIONS,
                        Feature.TRIGGERS,
                        Feature.TRIGGERS_FOR_READERS,
                        Feature.FUNCTIONS,
                        Feature.PROCEDURES,
                        Feature.ROUTINE_SOURCES_FOR_READERS)));
    }
}
