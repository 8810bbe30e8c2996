package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.Lines.ColumnLine;
import dev.dbxray.adapter.snapshot.Lines.ConstraintLine;
import dev.dbxray.adapter.snapshot.Lines.DatabaseFile;
import dev.dbxray.adapter.snapshot.Lines.ForeignKeyLine;
import dev.dbxray.adapter.snapshot.Lines.IndexLine;
import dev.dbxray.adapter.snapshot.Lines.LogicalRelationLine;
import dev.dbxray.adapter.snapshot.Lines.PartitionLine;
import dev.dbxray.adapter.snapshot.Lines.PartitionOfLine;
import dev.dbxray.adapter.snapshot.Lines.PartitionsLine;
import dev.dbxray.adapter.snapshot.Lines.PrimaryKeyLine;
import dev.dbxray.adapter.snapshot.Lines.RoutineInsightLine;
import dev.dbxray.adapter.snapshot.Lines.RoutineLine;
import dev.dbxray.adapter.snapshot.Lines.SequenceLine;
import dev.dbxray.adapter.snapshot.Lines.TableLine;
import dev.dbxray.adapter.snapshot.Lines.TableRefLine;
import dev.dbxray.adapter.snapshot.Lines.TableUseLine;
import dev.dbxray.adapter.snapshot.Lines.TriggerLine;
import dev.dbxray.adapter.snapshot.Lines.TypeAttributeLine;
import dev.dbxray.adapter.snapshot.Lines.UserTypeLine;
import dev.dbxray.adapter.snapshot.Lines.ViewpointLine;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.Partition;
import dev.dbxray.domain.model.PartitionOf;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.Trigger;
import dev.dbxray.domain.model.TypeAttribute;
import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.UserType;
import dev.dbxray.domain.model.Viewpoint;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mapstruct.BeanMapping;
import org.mapstruct.IterableMapping;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.NullValueMappingStrategy;
import org.mapstruct.factory.Mappers;
import tools.jackson.databind.JsonNode;

/** Make the format's records of domain objects. */
@Mapper(config = StrictMapping.class)
interface DomainToLineMapper {

    DomainToLineMapper INSTANCE = Mappers.getMapper(DomainToLineMapper.class);

    @Mapping(target = "schema", source = "name.schema")
    @Mapping(target = "name", source = "name.name")
    @Mapping(target = "extras", source = "unknown")
    TableLine toLine(Table table);

    @Mapping(target = "extras", source = "unknown")
    ColumnLine toLine(Column column);

    @Mapping(target = "extras", source = "unknown")
    PrimaryKeyLine toLine(PrimaryKey key);

    @Mapping(target = "extras", source = "unknown")
    IndexLine toLine(Index index);

    @Mapping(target = "extras", source = "unknown")
    ConstraintLine toLine(Constraint constraint);

    @Mapping(target = "referencedSchema", source = "referenced.schema")
    @Mapping(target = "referencedTable", source = "referenced.name")
    @Mapping(target = "extras", source = "unknown")
    ForeignKeyLine toLine(ForeignKey key);

    @Mapping(target = "referencedSchema", source = "referenced.schema")
    @Mapping(target = "referencedTable", source = "referenced.name")
    @Mapping(target = "extras", source = "unknown")
    LogicalRelationLine toLine(LogicalRelation relation);

    @Mapping(target = "extras", source = "unknown")
    TriggerLine toLine(Trigger trigger);

    @Mapping(target = "extras", source = "unknown")
    PartitionLine toLine(Partition partition);

    @Mapping(target = "schema", source = "parent.schema")
    @Mapping(target = "name", source = "parent.name")
    @Mapping(target = "extras", source = "unknown")
    PartitionOfLine toLine(PartitionOf partition);

    @Mapping(target = "schema", source = "name.schema")
    @Mapping(target = "name", source = "name.name")
    @Mapping(target = "extras", source = "unknown")
    RoutineLine toLine(Routine routine);

    // What the server doesn't tell isn't nothing.
    @IterableMapping(nullValueMappingStrategy = NullValueMappingStrategy.RETURN_NULL)
    @Nullable
    Collection<TableRefLine> toReferencedTables(@Nullable List<TableRef> tables);

    @Mapping(target = "schema", source = "name.schema")
    @Mapping(target = "name", source = "name.name")
    @Mapping(target = "extras", source = "unknown")
    SequenceLine toLine(Sequence sequence);

    @Mapping(target = "schema", source = "name.schema")
    @Mapping(target = "name", source = "name.name")
    @Mapping(target = "extras", source = "unknown")
    UserTypeLine toLine(UserType type);

    @Mapping(target = "extras", source = "unknown")
    TypeAttributeLine toLine(TypeAttribute attribute);

    @Mapping(target = "database", source = "database.name")
    @Mapping(target = "formatVersion", source = "formatVersion")
    @Mapping(target = "extras", source = "database.unknown")
    DatabaseFile toFile(Database database, Integer formatVersion);

    @Mapping(target = "extras", source = "unknown")
    @BeanMapping(ignoreUnmappedSourceProperties = "database")
    ViewpointLine toLine(Viewpoint viewpoint);

    @Mapping(target = "name", source = "routine.name")
    @Mapping(target = "extras", source = "unknown")
    @BeanMapping(ignoreUnmappedSourceProperties = "analyzed")
    RoutineInsightLine toLine(RoutineInsight insight);

    @Mapping(target = "extras", source = "unknown")
    TableUseLine toLine(TableUse use);

    default @Nullable PartitionsLine toLine(List<Partition> partitions) {
        return partitions.isEmpty()
                ? null
                : new PartitionsLine(
                        partitions.size(), partitions.stream().map(this::toLine).toList());
    }

    default String toSpelling(TableType type) {
        return type.spelling();
    }

    default Map<String, JsonNode> toExtras(UnknownProperties unknown) {
        var extras = new LinkedHashMap<String, JsonNode>();
        unknown.jsonByName().forEach((name, json) -> extras.put(name, SnapshotJson.MAPPER.readTree(json)));
        return extras;
    }
}
