package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.adapter.mcp.tool.TableDefinition.ColumnPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.ConstraintPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.ForeignKeyPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.IndexPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.KeyPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.LogicalRelationPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.PartitionOfPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.PartitionPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.PartitionsPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.PartnerPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.TriggerPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.ViewPart;
import dev.dbxray.adapter.mcp.tool.TableDefinition.ViewpointPart;
import dev.dbxray.application.port.in.DescribeTable.Description;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.PartitionOf;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.Viewpoint;
import dev.dbxray.domain.rule.Junction;
import dev.dbxray.domain.rule.ManyToMany;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mapstruct.BeanMapping;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.Named;
import org.mapstruct.factory.Mappers;

/** Make a table's definition of what is known of it. */
@Mapper(config = StrictMapping.class)
interface TableDefinitionMapper extends Extras {

    TableDefinitionMapper INSTANCE = Mappers.getMapper(TableDefinitionMapper.class);

    int MOST_PARTNERS = 20;

    @Mapping(target = "schema", source = "table.name.schema")
    @Mapping(target = "name", source = "table.name.name")
    @Mapping(target = "logicalName", source = "table.logicalName")
    @Mapping(target = "description", source = "table.description")
    @Mapping(target = "synonyms", source = "table.synonyms")
    @Mapping(target = "type", source = "table.type")
    @Mapping(target = "columns", source = "table.columns")
    @Mapping(target = "primaryKey", source = "table.primaryKey")
    @Mapping(target = "indexes", source = "table.indexes")
    @Mapping(target = "constraints", source = "table.constraints")
    @Mapping(target = "foreignKeys", source = "table.foreignKeys")
    @Mapping(target = "logicalRelations", source = "table.logicalRelations")
    @Mapping(target = "triggers", source = "table.triggers")
    @Mapping(target = "partitionKey", source = "table.partitionKey")
    @Mapping(target = "partitions", source = "table.partitions")
    @Mapping(target = "partitionOf", source = "table.partitionOf")
    @Mapping(target = "definition", source = "table.definition")
    @Mapping(target = "referencedTables", source = "table.referencedTables")
    @Mapping(target = "rowEstimate", source = "table.rowEstimate")
    @Mapping(target = "unreadable", source = "table.unreadable")
    @Mapping(target = "extras", source = "table.unknown")
    @Mapping(target = "erRole", source = "junction", qualifiedByName = "erRole")
    @Mapping(target = "junctionOf", source = "junction", qualifiedByName = "parents")
    @Mapping(target = "junctionDegree", source = "junction", qualifiedByName = "degreeOfMore")
    @Mapping(target = "manyToMany", source = "manyToMany", qualifiedByName = "first")
    @Mapping(target = "manyToManyTotal", source = "manyToMany", qualifiedByName = "totalIfMore")
    @Mapping(target = "cut", ignore = true)
    @Mapping(target = "message", ignore = true)
    TableDefinition toDefinition(Description description);

    @Mapping(target = "extras", source = "unknown")
    ColumnPart toPart(Column column);

    @Mapping(target = "extras", source = "unknown")
    KeyPart toPart(PrimaryKey key);

    @Mapping(target = "extras", source = "unknown")
    IndexPart toPart(Index index);

    @Mapping(target = "extras", source = "unknown")
    ConstraintPart toPart(Constraint constraint);

    @Mapping(target = "referencedSchema", source = "referenced.schema")
    @Mapping(target = "referencedTable", source = "referenced.name")
    @Mapping(target = "extras", source = "unknown")
    ForeignKeyPart toPart(ForeignKey key);

    @Mapping(target = "referencedSchema", source = "referenced.schema")
    @Mapping(target = "referencedTable", source = "referenced.name")
    @Mapping(target = "extras", source = "unknown")
    LogicalRelationPart toPart(LogicalRelation relation);

    @Mapping(target = "extras", source = "unknown")
    TriggerPart toPart(Trigger trigger);

    @Mapping(target = "extras", source = "unknown")
    PartitionPart toPart(Partition partition);

    @Mapping(target = "schema", source = "parent.schema")
    @Mapping(target = "name", source = "parent.name")
    @Mapping(target = "extras", source = "unknown")
    PartitionOfPart toPart(PartitionOf partition);

    @BeanMapping(ignoreUnmappedSourceProperties = {"database", "description", "tables", "unknown"})
    ViewpointPart toPart(Viewpoint viewpoint);

    @Named("erRole")
    static @Nullable ErRoleName erRole(@Nullable Junction junction) {
        return junction == null ? null : ErRoleName.JUNCTION;
    }

    @Named("parents")
    static List<String> parents(@Nullable Junction junction) {
        return junction == null
                ? List.of()
                : junction.parents().stream()
                        .map(parent -> NameSyntax.qualified(parent))
                        .toList();
    }

    @Named("degreeOfMore")
    static @Nullable Integer degreeOfMore(@Nullable Junction junction) {
        return junction == null || junction.degree() == 2 ? null : (Integer) junction.degree();
    }

    @Named("first")
    static List<PartnerPart> first(List<ManyToMany> partners) {
        return Cuts.first(partners, MOST_PARTNERS).stream()
                .map(partner ->
                        new PartnerPart(NameSyntax.qualified(partner.partner()), NameSyntax.qualified(partner.via())))
                .toList();
    }

    @Named("totalIfMore")
    static @Nullable Integer totalIfMore(List<ManyToMany> partners) {
        return Cuts.totalIfMore(partners, MOST_PARTNERS);
    }

    default ViewPart toView(Table view) {
        return new ViewPart(
                view.name().schema(), view.name().name(), view.type().spelling());
    }

    default @Nullable PartitionsPart toPartitions(List<Partition> partitions) {
        return partitions.isEmpty()
                ? null
                : new PartitionsPart(
                        partitions.size(), partitions.stream().map(this::toPart).toList());
    }

    default String toSpelling(TableType type) {
        return type.spelling();
    }
}
