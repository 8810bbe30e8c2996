package dev.dbxray.bootstrap.architecture;

import java.util.List;
import java.util.stream.Stream;

/** List all rules over the packages below a root. */
final class HexagonRules {

    private HexagonRules() {}

    static List<HexagonRule> of(String root) {
        var rings = new Rings(root);
        return Stream.of(
                        RingRules.of(rings),
                        ContainmentRules.of(rings),
                        GraphRules.of(rings),
                        VisibilityRules.of(rings),
                        ShapeRules.of(rings),
                        DeterminismRules.of(rings),
                        HabitRules.of(rings),
                        MappingRules.of(rings))
                .flatMap(List::stream)
                .toList();
    }
}
