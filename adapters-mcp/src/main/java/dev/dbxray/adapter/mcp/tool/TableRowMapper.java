package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.SearchTablesTool.HitRow;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.SearchTables.Hit;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.rule.ErRole;
import dev.dbxray.domain.search.Match;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.Named;
import org.mapstruct.factory.Mappers;

/** Make rows of tables. */
@Mapper(config = StrictMapping.class)
interface TableRowMapper {

    TableRowMapper INSTANCE = Mappers.getMapper(TableRowMapper.class);

    @Mapping(target = "database", source = "table.name.database")
    @Mapping(target = "schema", source = "table.name.schema")
    @Mapping(target = "name", source = "table.name.name")
    @Mapping(target = "logicalName", source = "table.logicalName")
    @Mapping(target = "type", source = "table.type")
    @Mapping(target = "description", source = "table.description", qualifiedByName = "firstLine")
    @Mapping(target = "incoming", source = "counts.incoming")
    @Mapping(target = "outgoing", source = "counts.outgoing")
    @Mapping(target = "impact", source = "counts.impact")
    TableRow toRow(ListTables.Row row);

    List<TableRow> toRows(List<ListTables.Row> rows);

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
        return Cuts.firstLine(description);
    }

    default @Nullable ErRoleName toName(@Nullable ErRole role) {
        return ErRoleName.of(role);
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
