package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.SidecarFile.ColumnEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.RelationEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.TableEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.ViewpointEntry;
import dev.dbxray.domain.sidecar.ColumnNote;
import dev.dbxray.domain.sidecar.DeclaredRelation;
import dev.dbxray.domain.sidecar.DeclaredViewpoint;
import dev.dbxray.domain.sidecar.Sidecar;
import dev.dbxray.domain.sidecar.TableNote;
import java.util.List;
import java.util.Map;
import org.mapstruct.BeanMapping;
import org.mapstruct.Mapper;
import org.mapstruct.factory.Mappers;

/** Make the domain's sidecar of the file's. */
@Mapper(config = StrictMapping.class)
interface SidecarMapper {

    SidecarMapper INSTANCE = Mappers.getMapper(SidecarMapper.class);

    @BeanMapping(ignoreUnmappedSourceProperties = "profiles")
    Sidecar toSidecar(SidecarFile file);

    TableNote toTableNote(String table, TableEntry entry);

    ColumnNote toColumnNote(String column, ColumnEntry entry);

    DeclaredRelation toRelation(RelationEntry entry);

    DeclaredViewpoint toViewpoint(ViewpointEntry entry);

    default List<TableNote> toTableNotes(Map<String, TableEntry> entries) {
        return entries.entrySet().stream()
                .map(entry -> toTableNote(entry.getKey(), entry.getValue()))
                .toList();
    }

    default List<ColumnNote> toColumnNotes(Map<String, ColumnEntry> entries) {
        return entries.entrySet().stream()
                .map(entry -> toColumnNote(entry.getKey(), entry.getValue()))
                .toList();
    }
}
