package dev.dbxray.adapter.snapshot;

import static java.util.Objects.requireNonNullElse;
import static java.util.stream.Collectors.toMap;

import dev.dbxray.adapter.snapshot.Lines.ColumnLine;
import dev.dbxray.adapter.snapshot.Lines.ColumnRefLine;
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
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Constraint;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LogicalRelation;
import dev.dbxray.domain.model.ObjectName;
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

/** Make domain objects of the format's records. */
@Mapper(config = StrictMapping.class)
interface LineToDomainMapper {

    LineToDomainMapper INSTANCE = Mappers.getMapper(LineToDomainMapper.class);

    @Mapping(target = "name", source = "name")
    @Mapping(target = "type", source = "line.type")
    @Mapping(target = "logicalName", source = "line.logicalName")
    @Mapping(target = "unknown", source = "line.extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"schema", "database"})
    Table toTable(TableLine line, ObjectName name);

    @Mapping(target = "unknown", source = "extras")
    Column toColumn(ColumnLine line);

    @Mapping(target = "unknown", source = "extras")
    PrimaryKey toPrimaryKey(PrimaryKeyLine line);

    @Mapping(target = "unknown", source = "extras")
    Index toIndex(IndexLine line);

    @Mapping(target = "unknown", source = "extras")
    Constraint toConstraint(ConstraintLine line);

    @Mapping(target = "referenced", source = "line")
    @Mapping(target = "unknown", source = "extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"referencedSchema", "referencedTable"})
    ForeignKey toForeignKey(ForeignKeyLine line);

    @Mapping(target = "referenced", source = "line")
    @Mapping(target = "unknown", source = "extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"referencedSchema", "referencedTable"})
    LogicalRelation toLogicalRelation(LogicalRelationLine line);

    @Mapping(target = "unknown", source = "extras")
    Trigger toTrigger(TriggerLine line);

    @Mapping(target = "unknown", source = "extras")
    Partition toPartition(PartitionLine line);

    @Mapping(target = "parent", source = "line")
    @Mapping(target = "unknown", source = "extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"schema", "name"})
    PartitionOf toPartitionOf(PartitionOfLine line);

    @Mapping(target = "name", source = "name")
    @Mapping(target = "unknown", source = "line.extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"schema", "database"})
    Routine toRoutine(RoutineLine line, ObjectName name);

    @Mapping(target = "name", source = "name")
    @Mapping(target = "unknown", source = "line.extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"schema", "database"})
    Sequence toSequence(SequenceLine line, ObjectName name);

    @Mapping(target = "name", source = "name")
    @Mapping(target = "unknown", source = "line.extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"schema", "database"})
    UserType toUserType(UserTypeLine line, ObjectName name);

    @Mapping(target = "unknown", source = "extras")
    TypeAttribute toTypeAttribute(TypeAttributeLine line);

    @Mapping(target = "name", source = "name")
    @Mapping(target = "unknown", source = "file.extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"formatVersion", "database"})
    Database toDatabase(DatabaseFile file, String name);

    @Mapping(target = "database", source = "database")
    @Mapping(target = "unknown", source = "line.extras")
    Viewpoint toViewpoint(ViewpointLine line, String database);

    @Mapping(target = "routine", source = "routine")
    @Mapping(target = "unknown", source = "line.extras")
    @BeanMapping(ignoreUnmappedSourceProperties = {"name", "database", "schema"})
    RoutineInsight toInsight(RoutineInsightLine line, ObjectName routine);

    @Mapping(target = "unknown", source = "extras")
    TableUse toUse(TableUseLine line);

    TableRef toTableRef(TableRefLine line);

    // What the server doesn't tell isn't nothing.
    @IterableMapping(nullValueMappingStrategy = NullValueMappingStrategy.RETURN_NULL)
    @Nullable
    List<TableRef> toReferencedTables(@Nullable Collection<TableRefLine> lines);

    ColumnRef toColumnRef(ColumnRefLine line);

    default List<Partition> toPartitions(@Nullable PartitionsLine line) {
        return line == null
                ? List.of()
                : line.members().stream().map(this::toPartition).toList();
    }

    default TableRef toParent(PartitionOfLine line) {
        return new TableRef(line.schema(), line.name());
    }

    default TableRef toReferenced(ForeignKeyLine line) {
        return new TableRef(requireNonNullElse(line.referencedSchema(), OpenReferences.OPEN), line.referencedTable());
    }

    default TableRef toReferenced(LogicalRelationLine line) {
        return new TableRef(requireNonNullElse(line.referencedSchema(), OpenReferences.OPEN), line.referencedTable());
    }

    default TableType toTableType(@Nullable String spelling) {
        return spelling == null ? TableType.TABLE : TableType.of(spelling);
    }

    default boolean toNullable(@Nullable Boolean nullable) {
        return nullable == null || nullable;
    }

    default @Nullable Cardinality toCardinality(@Nullable String spelling) {
        return spelling == null ? null : Cardinality.valueOf(spelling);
    }

    default UnknownProperties toUnknown(@Nullable Map<String, JsonNode> extras) {
        return extras == null || extras.isEmpty()
                ? UnknownProperties.NONE
                : new UnknownProperties(extras.entrySet().stream()
                        .collect(toMap(
                                Map.Entry::getKey,
                                extra -> extra.getValue().toString(),
                                (first, second) -> second,
                                LinkedHashMap::new)));
    }
}
