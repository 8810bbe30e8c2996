package dev.dbxray.application.contract;

import static java.util.stream.Collectors.toMap;

import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Know which of the reference schema's tables a source has, under the names that its reader tells. */
final class ExpectedTables {

    private static final String SHOP = "shop";

    private final Source source;
    private final List<Table> tables;

    ExpectedTables(Source source) {
        this.source = source;
        tables = ReferenceCatalog.everything().tables().stream()
                .filter(this::exists)
                .toList();
    }

    private boolean exists(Table table) {
        boolean inShop = table.name().schema().equals(SHOP);
        return (inShop || has(Feature.SEVERAL_SCHEMAS))
                && (!table.name().name().equalsIgnoreCase("twin") || has(Feature.NAMES_THAT_DIFFER_IN_CASE))
                && (!table.type().equals(TableType.MATERIALIZED_VIEW) || has(Feature.MATERIALIZED_VIEWS))
                && (table.partitions().isEmpty() || has(Feature.PARTITIONS));
    }

    private boolean has(Feature feature) {
        return source.features().contains(feature);
    }

    /** Get a facet of every expected table. */
    <T> Map<ObjectName, T> facet(Function<Table, T> facet) {
        return tables.stream().collect(toMap(table -> told(table.name()), facet, (one, same) -> one, TreeMap::new));
    }

    /** Get the keys of a table that the source can hold. */
    List<ForeignKey> foreignKeys(Table table) {
        return table.foreignKeys().stream()
                .filter(key -> has(Feature.FOREIGN_KEYS_BETWEEN_SCHEMAS)
                        || key.referenced().schema().equals(table.name().schema()))
                .toList();
    }

    /** Get a facet of every table that was read. */
    static <T> Map<ObjectName, T> facetOf(Catalog catalog, Function<Table, T> facet) {
        return catalog.tables().stream().collect(toMap(Table::name, facet, (one, same) -> one, TreeMap::new));
    }

    /** Name an object as the reader should tell it. */
    ObjectName told(ObjectName name) {
        return new ObjectName(source.database(), schema(name.schema()), name.name());
    }

    TableRef told(TableRef table) {
        return new TableRef(schema(table.schema()), table.name());
    }

    ForeignKey told(ForeignKey key) {
        return new ForeignKey(
                key.name(),
                key.columns(),
                told(key.referenced()),
                key.referencedColumns(),
                key.onDelete(),
                key.onUpdate(),
                key.cardinality(),
                key.unknown());
    }

    private String schema(String reference) {
        return reference.equals(SHOP) ? source.shop() : reference;
    }
}
