package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.GetTypeTool.AttributePart;
import dev.dbxray.adapter.mcp.tool.ImpactResult.CoveragePart;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.rule.FunctionImpact.Coverage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.factory.Mappers;

/** Make results of the objects that aren't tables. */
@Mapper(config = StrictMapping.class)
interface CatalogObjectMapper extends Extras {

    CatalogObjectMapper INSTANCE = Mappers.getMapper(CatalogObjectMapper.class);

    @Mapping(target = "database", source = "sequence.name.database")
    @Mapping(target = "schema", source = "sequence.name.schema")
    @Mapping(target = "name", source = "sequence.name.name")
    @Mapping(target = "extras", source = "sequence.unknown")
    GetSequenceTool.Result toResult(
            Sequence sequence, List<String> usedByColumns, @Nullable Integer usedByColumnsTotal);

    @Mapping(target = "extras", source = "unknown")
    AttributePart toPart(TypeAttribute attribute);

    CoveragePart toPart(Coverage coverage);

    default String toName(ColumnRef column) {
        return Cuts.shown(column);
    }
}
