package dev.dbxray.adapter.mcp.tool;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Say which tools are served. */
public final class ToolSelection {

    /** Every tool. */
    public static final ToolSelection ALL =
            new ToolSelection(groups().flatMap(group -> group.tools().stream()).collect(toSet()));

    private final Set<String> tools;

    private ToolSelection(Set<String> tools) {
        this.tools = tools;
    }

    /**
     * Choose tools.
     *
     * @param written names of tools and of groups
     * @throws dev.dbxray.application.message.MendableException if one of them is unknown
     */
    public static ToolSelection of(List<String> written) {
        return new ToolSelection(written.stream()
                .map(String::strip)
                .flatMap(ToolSelection::meant)
                .collect(toSet()));
    }

    /** Keep of these tools only those that another selection has too. */
    public ToolSelection and(ToolSelection other) {
        return new ToolSelection(tools.stream().filter(other::holds).collect(toSet()));
    }

    boolean holds(String tool) {
        return tools.contains(tool);
    }

    private static Stream<String> meant(String written) {
        Optional<ToolGroup> named =
                groups().filter(group -> group.spelling().equals(written)).findFirst();
        if (named.isEmpty() && !ALL.holds(written)) {
            throw ToolMessages.unknownToolOrGroup(
                    written,
                    groups().map(ToolGroup::spelling).toList(),
                    groups().flatMap(group -> group.tools().stream()).toList());
        }
        return named.map(group -> group.tools().stream()).orElseGet(() -> Stream.of(written));
    }

    private static Stream<ToolGroup> groups() {
        return Stream.of(ToolGroup.values());
    }
}
