package dev.dbxray.adapter.jdbc;

import static java.util.Objects.requireNonNull;

import dev.dbxray.adapter.jdbc.dialect.Access;
import dev.dbxray.adapter.jdbc.dialect.Dialect;
import dev.dbxray.application.contract.Feature;
import dev.dbxray.application.contract.ReferenceType;
import dev.dbxray.application.contract.Source;
import dev.dbxray.application.port.out.CatalogReader;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A reference schema of which only the rows were written down, since no server of its kind can be started. */
record RecordedSource(
        Dialect dialect, Access server, String database, Map<ReferenceType, String> types, Set<Feature> features)
        implements Source {

    private static final SchemaSelection REFERENCE = new SchemaSelection(List.of("shop", "archive"), List.of());

    @Override
    public CatalogReader asOwner() {
        return JdbcCatalogReader.of(dialect, server, REFERENCE);
    }

    @Override
    public CatalogReader asReader() {
        return asOwner();
    }

    @Override
    public String type(ReferenceType type) {
        return requireNonNull(types.get(type));
    }
}
