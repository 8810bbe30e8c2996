package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.rule.DisplayText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keep a table's definition within what a model can read. One of ordinary size stays as it is; of a bigger one every
 * section gets its share of the room, and the answer says what was left out.
 */
final class DefinitionLimits {

    private static final int MOST_CHARACTERS = 90_000;
    private static final int MOST_CODE_POINTS_OF_A_TEXT = 500;

    // A section that isn't there leaves its share to the others, so that a narrowed call shows more.
    private static final Map<String, Integer> WEIGHTS = new LinkedHashMap<>();

    static {
        WEIGHTS.put("columns", 40);
        WEIGHTS.put("indexes", 12);
        WEIGHTS.put("constraints", 10);
        WEIGHTS.put("foreignKeys", 8);
        WEIGHTS.put("logicalRelations", 5);
        WEIGHTS.put("triggers", 6);
        WEIGHTS.put("members", 4);
        WEIGHTS.put("definition", 10);
        WEIGHTS.put("referencedTables", 3);
        WEIGHTS.put("referencedByViews", 3);
        WEIGHTS.put("viewpoints", 2);
    }

    private final ObjectNode definition;
    private final List<ObjectNode> cuts = new ArrayList<>();

    private DefinitionLimits(ObjectNode definition) {
        this.definition = definition;
    }

    /** Write a definition, cut where it is too long. */
    static JsonNode write(TableDefinition definition, ObjectWriter writer) {
        ObjectNode written = writer.valueToTree(definition);
        if (written.toString().length() > MOST_CHARACTERS) {
            var limits = new DefinitionLimits(written);
            limits.cut();
            if (!limits.cuts.isEmpty()) {
                written.putArray("cut").addAll(limits.cuts);
            }
            written.set("message", writer.valueToTree(ToolMessages.definitionCut()));
        }
        return written;
    }

    private void cut() {
        int weights = WEIGHTS.entrySet().stream()
                .filter(entry -> holder(entry.getKey()).has(entry.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
        var sql = definition.get("definition");
        shortenTexts(definition);
        if (sql != null) {
            definition.set("definition", sql);
        }
        WEIGHTS.forEach((section, weight) -> cut(section, MOST_CHARACTERS / Math.max(1, weights) * weight));
    }

    private ObjectNode holder(String section) {
        return section.equals("members") && definition.get("partitions") instanceof ObjectNode partitions
                ? partitions
                : definition;
    }

    private void cut(String section, int room) {
        switch (holder(section).get(section)) {
            case ArrayNode items -> cutItems(section, items, room);
            case JsonNode text when text.isString() -> cutText(section, text.asString(), room);
            case null, default -> {}
        }
    }

    private void cutItems(String section, ArrayNode items, int room) {
        int total = items.size();
        int shown = 0;
        int left = room;
        while (shown < total && left >= items.get(shown).toString().length() + 1) {
            left -= items.get(shown).toString().length() + 1;
            shown++;
        }
        while (items.size() > shown) {
            items.remove(items.size() - 1);
        }
        note(section.equals("members") ? "partitions" : section, total, shown);
    }

    private void cutText(String section, String text, int room) {
        int total = text.codePointCount(0, text.length());
        // A quote, a line end and the like take two characters of JSON.
        int shown = Math.min(total, room / 2);
        definition.put(section, DisplayText.cut(text, Math.max(1, shown)));
        note(section, total, shown);
    }

    private void note(String section, int total, int shown) {
        if (shown < total) {
            cuts.add(ToolJson.MAPPER
                    .createObjectNode()
                    .put("section", section)
                    .put("total", total)
                    .put("shown", shown));
        }
    }

    private static void shortenTexts(JsonNode node) {
        if (node instanceof ObjectNode object) {
            for (var property : List.copyOf(object.properties())) {
                if (property.getValue().isString()) {
                    object.put(
                            property.getKey(),
                            DisplayText.cut(property.getValue().asString(), MOST_CODE_POINTS_OF_A_TEXT));
                }
                shortenTexts(property.getValue());
            }
        } else if (node instanceof ArrayNode items) {
            items.forEach(DefinitionLimits::shortenTexts);
        }
    }
}
