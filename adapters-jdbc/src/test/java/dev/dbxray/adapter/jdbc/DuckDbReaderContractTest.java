package dev.dbxray.adapter.jdbc;

import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

final class DuckDbReaderContractTest extends CatalogReaderContract {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());

    DuckDbReaderContractTest() {
        super(new DuckDb(DuckDbDatabase.fresh("contract.duckdb").execute(ReferenceScript.statements("duckdb"))));
    }

    private record DuckDb(DuckDbDatabase file) implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.of(
                    Feature.SEVERAL_SCHEMAS,
                    Feature.TABLE_COMMENTS,
                    Feature.VIEW_COMMENTS,
                    Feature.COLUMN_COMMENTS,
                    Feature.UNIQUE_CONSTRAINTS,
                    Feature.CHECK_CONSTRAINTS,
                    Feature.EXPRESSION_INDEXES,
                    Feature.GENERATED_COLUMNS,
                    Feature.TRIGGERS,
                    Feature.TRIGGERS_FOR_READERS,
                    Feature.FUNCTIONS,
                    Feature.OVERLOADS,
                    Feature.ROUTINE_SOURCES_FOR_READERS,
                    Feature.SEQUENCES,
                    Feature.SEQUENCE_STARTS,
                    Feature.ENUM_TYPES);
        }

        @Override
        public CatalogReader asOwner() {
            return file.reader(REFERENCE);
        }

        @Override
        public CatalogReader asReader() {
            return asOwner();
        }

        @Override
        public String database() {
            return "contract";
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "INTEGER";
                case VARCHAR_50 -> "VARCHAR";
                case DECIMAL_10_2 -> "DECIMAL(10,2)";
                case DATE -> "DATE";
            };
        }
    }
}
