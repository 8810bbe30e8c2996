package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.RoutineInsight;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collect insights, one for each overload. */
final class RoutineInsightCollection {

    private final Map<Overload, Path> files = new HashMap<>();
    private final List<RoutineInsight> insights = new ArrayList<>();

    void add(RoutineInsight insight, Path file) {
        Path earlier = files.putIfAbsent(new Overload(insight.routine(), insight.arguments()), file);
        if (earlier != null) {
            throw SnapshotMessages.sameInsightTwice(insight.routine(), insight.arguments(), earlier, file);
        }
        insights.add(insight);
    }

    List<RoutineInsight> all() {
        return insights;
    }

    private record Overload(ObjectName routine, String arguments) {}
}
