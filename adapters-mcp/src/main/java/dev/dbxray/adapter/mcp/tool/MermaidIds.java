package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.model.ObjectName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Give every table an identifier of letters, digits and underscores, each its own. */
final class MermaidIds {

    private static final Pattern NO_LETTER = Pattern.compile("[^A-Za-z0-9_]");

    private final Map<ObjectName, String> ids = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    String of(ObjectName table) {
        return ids.computeIfAbsent(table, this::make);
    }

    private String make(ObjectName table) {
        String slug = NO_LETTER.matcher(table.schema() + "_" + table.name()).replaceAll("_");
        String base = Character.isDigit(slug.charAt(0)) ? "_" + slug : slug;
        String id = base;
        for (int number = 2; !taken.add(id); number++) {
            id = base + "_" + number;
        }
        return id;
    }
}
