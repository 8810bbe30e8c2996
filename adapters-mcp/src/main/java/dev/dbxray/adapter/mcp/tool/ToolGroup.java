package dev.dbxray.adapter.mcp.tool;

import java.util.List;
import java.util.Locale;

/** Put tools together that are served or left out together. */
enum ToolGroup {
    TABLES,
    RELATIONS,
    OBJECTS,
    /** What only a live connection can answer. */
    LIVE;

    String spelling() {
        return name().toLowerCase(Locale.ROOT);
    }

    List<String> tools() {
        return switch (this) {
            case TABLES ->
                List.of("list_schemas", "list_tables", "search_tables", "get_table", "find_columns", "list_viewpoints");
            case RELATIONS ->
                List.of(
                        "get_related_tables",
                        "find_join_path",
                        "list_table_clusters",
                        "get_er_diagram",
                        "find_similar_tables",
                        "get_impact");
            case OBJECTS ->
                List.of(
                        "list_functions",
                        "get_function",
                        "list_sequences",
                        "get_sequence",
                        "list_types",
                        "get_type",
                        "list_triggers");
            case LIVE -> List.of("get_table_schema");
        };
    }
}
