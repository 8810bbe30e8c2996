package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.SearchTablesTool.HitRow;
import dev.dbxray.application.port.in.SearchTables.Hit;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.DisplayText;
import dev.dbxray.domain.search.Match;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mapstruct.BeanMapping;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.Named;
import org.mapstruct.factory.Mappers;

/** Make rows of tables. */
@Mapper(config = StrictMapping.class)
interface TableRowMapper {

    TableRowMapper INSTANCE = Mappers.getMapper(TableRowMapper.class);

    int DESCRIPTION_CODE_POINTS = 200;

    @Mapping(target = "database", source = "name.database")
    @Mapping(target = "schema", source = "name.schema")
    @Mapping(target = "name", source = "name.name")
    @Mapping(target = "description", source = "description", qualifiedByName = "firstLine")
    @BeanMapping(
            ignoreUnmappedSourceProperties = {
                "synonyms",
                "columns",
                "primaryKey",
                "indexes",
                "constraints",
                "foreignKeys",
                "logicalRelations",
                "triggers",
                "partitionKey",
                "partitions",
                "partitionOf",
                "definition",
                "referencedTables",
                "rowEstimate",
                "unknown"
            })
    TableRow toRow(Table table);

    List<TableRow> toRows(List<Table> tables);

    @Mapping(target = "database", source = "table.name.database")
    @Mapping(target = "schema", source = "table.name.schema")
    @Mapping(target = "name", source = "table.name.name")
    @Mapping(target = "logicalName", source = "table.logicalName")
    @Mapping(target = "type", source = "table.type")
    @Mapping(target = "description", source = "table.description", qualifiedByName = "firstLine")
    HitRow toRow(Hit hit);

    List<HitRow> toHitRows(List<Hit> hits);

    @Named("firstLine")
    static @Nullable String firstLine(@Nullable String description) {
        return description == null ? null : DisplayText.firstLine(description, DESCRIPTION_CODE_POINTS);
    }

    default String toSpelling(TableType type) {
        return type.spelling();
    }

    default String toSpelling(Match match) {
        return switch (match) {
            case Match.Name() -> "name";
            case Match.LogicalName() -> "logicalName";
            case Match.Synonym() -> "synonym";
            case Match.Description() -> "description";
            case Match.ColumnName(String column) -> "column:" + column;
            case Match.ColumnDescription(String column) -> "columnDescription:" + column;
        };
    }
}
