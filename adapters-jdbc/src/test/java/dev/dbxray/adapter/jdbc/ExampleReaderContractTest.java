package dev.dbxray.adapter.jdbc;

import dev.dbxray.adapter.jdbc.dialect.Drivers;
import dev.dbxray.adapter.jdbc.example.HsqldbDialect;
import dev.dbxray.application.contract.CatalogReaderContract;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

final class ExampleReaderContractTest extends CatalogReaderContract {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());

    ExampleReaderContractTest() {
        super(new Hsqldb(make()));
    }

    private static String make() {
        String url = "jdbc:hsqldb:mem:" + UUID.randomUUID();
        try (Connection connection = DriverManager.getConnection(url, "SA", "");
                Statement statement = connection.createStatement()) {
            for (String sql : ReferenceScript.statements("hsqldb")) {
                statement.execute(sql);
            }
            return url;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private record Hsqldb(String url) implements Source {

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
                    Feature.IDENTITY_COLUMNS,
                    Feature.GENERATED_COLUMNS,
                    Feature.TRIGGERS_FOR_READERS,
                    Feature.ROUTINE_SOURCES_FOR_READERS);
        }

        @Override
        public CatalogReader asOwner() {
            var dialect = new HsqldbDialect();
            return JdbcCatalogReader.of(dialect, dialect.access(url, null, null, Drivers.ON_BOARD), REFERENCE);
        }

        @Override
        public CatalogReader asReader() {
            return asOwner();
        }

        @Override
        public String database() {
            return "example";
        }

        @Override
        public String type(ReferenceType type) {
            return switch (type) {
                case INTEGER -> "INTEGER";
                case VARCHAR_50 -> "VARCHAR(50)";
                case DECIMAL_10_2 -> "DECIMAL(10,2)";
                case DATE -> "DATE";
            };
        }
    }
}
