package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.ListSchemasTool.DatabaseRow;
import dev.dbxray.adapter.mcp.tool.ListSchemasTool.SchemaRow;
import dev.dbxray.application.port.in.ListSchemas.DatabaseSummary;
import dev.dbxray.domain.rule.SchemaSummary;
import org.jspecify.annotations.Nullable;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.factory.Mappers;

/** Make rows of databases and schemas. */
@Mapper(config = StrictMapping.class)
interface ListSchemasMapper {

    ListSchemasMapper INSTANCE = Mappers.getMapper(ListSchemasMapper.class);

    @Mapping(target = "database", source = "summary.database.name")
    @Mapping(target = "product", source = "summary.database.product")
    @Mapping(target = "version", source = "summary.database.version")
    @Mapping(target = "majorVersion", source = "summary.database.majorVersion")
    @Mapping(target = "capturedAt", source = "summary.database.capturedAt")
    DatabaseRow toRow(DatabaseSummary summary, @Nullable Integer schemasTotal);

    @Mapping(target = "schema", source = "schema.schema")
    SchemaRow toRow(SchemaSummary summary);
}
