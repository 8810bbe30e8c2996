package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.SidecarFile.RelationEntry;
import dev.dbxray.adapter.snapshot.SidecarFile.ViewpointEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonPointer;

/**
 * Refuse entries of a sidecar that lack a key that they can't do without, or lead nowhere. Only a file without unknown keys comes here,
 * so that a misspelt key is never reported as a missing one.
 */
record RequiredKeys(SidecarText text, String list, int entry) {

    static void check(SidecarFile file, SidecarText text) {
        for (int i = 0; i < file.relations().size(); i++) {
            new RequiredKeys(text, "relations", i).check(file.relations().get(i));
        }
        for (int i = 0; i < file.viewpoints().size(); i++) {
            new RequiredKeys(text, "viewpoints", i).check(file.viewpoints().get(i));
        }
    }

    private void check(RelationEntry relation) {
        require("from", relation.from());
        require("columns", relation.columns());
        require("to", relation.to());
    }

    private void check(ViewpointEntry viewpoint) {
        require("id", viewpoint.id());
        require("name", viewpoint.name());
        if (viewpoint.distance() < 0) {
            throw SidecarMessages.noDistance(placeOf("/distance"), entryName() + " > distance");
        }
    }

    private void require(String key, @Nullable Object value) {
        if (value == null || value.equals(List.of())) {
            throw SidecarMessages.missingKey(placeOf(""), entryName(), key);
        }
    }

    private SidecarPlace placeOf(String below) {
        return text.placeOf(JsonPointer.compile("/" + list + "/" + entry + below));
    }

    private String entryName() {
        return list + " > #" + (entry + 1);
    }
}
