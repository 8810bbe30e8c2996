package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.EnumSet;
import java.util.Set;

final class SqliteReaderContractTest extends CatalogReaderContract {

    SqliteReaderContractTest() {
        super(new Sqlite(SqliteDatabase.fresh("contract.sqlite3").execute(ReferenceScript.statements("sqlite"))));
    }

    private record Sqlite(SqliteDatabase file) implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.of(
                    Feature.PRIMARY_KEY_NAMES,
                    Feature.FOREIGN_KEY_NAMES,
                    Feature.REFERENTIAL_ACTIONS,
                    Feature.UNIQUE_CONSTRAINTS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.CONSTRAINT_NAMES,
                    Feature.TEXT_LENGTHS,
                    Feature.EXPRESSION_INDEXES,
                    Feature.PARTIAL_INDEXES,
                    Feature.IDENTITY_COLUMNS,
                    Feature.GENERATED_COLUMNS,
                    Feature.TRIGGERS,
                    Feature.TRIGGERS_FOR_READERS,
                    Feature.ROUTINE_SOURCES_FOR_READERS);
        }

        @Override
        public CatalogReader asOwner() {
            return file.reader();
        }

        @Override
        public CatalogReader asReader() {
            return file.reader();
        }

        @Override
        public String database() {
            return "contract";
        }

        @Override
        public String shop() {
            return "main";
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "INTEGER";
                case VARCHAR_50 -> "varchar(50)";
                case DECIMAL_10_2 -> "decimal(10, 2)";
                case DATE -> "date";
            };
        }
    }
}
