package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.TableImpact.DependentView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Find the views that read a table, the views that read those, and so on; each once, so that cycles end. */
final class DependentViews {

    private final ViewReferences references;
    private final Set<ObjectName> known = new HashSet<>();
    private final List<DependentView> found = new ArrayList<>();

    private DependentViews(ViewReferences references) {
        this.references = references;
    }

    /** Find them by depth, then by the view between and by name. */
    static List<DependentView> of(ObjectName table, ViewReferences references) {
        var views = new DependentViews(references);
        views.known.add(table);
        views.addReaders(table, null);
        for (int at = 0; at < views.found.size(); at++) {
            ObjectName view = views.found.get(at).view();
            views.addReaders(view, view);
        }
        return views.found;
    }

    private void addReaders(ObjectName read, @Nullable ObjectName via) {
        references.viewsReading(read).stream()
                .filter(view -> known.add(view.name()))
                .map(view -> new DependentView(view.name(), view.type(), via))
                .forEach(found::add);
    }
}
