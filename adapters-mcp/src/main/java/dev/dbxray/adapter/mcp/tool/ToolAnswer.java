package dev.dbxray.adapter.mcp.tool;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** Say how a tool call went. */
public sealed interface ToolAnswer {

    /**
     * Answer with an object that fits the tool's output schema.
     *
     * @param content the object
     * @param notes a line for each thing that the caller should know beside it, such as a database that can't be read
     */
    record Answered(JsonNode content, List<String> notes) implements ToolAnswer {

        /** Make an answer without notes. */
        public Answered(JsonNode content) {
            this(content, List.of());
        }

        public Answered {
            notes = List.copyOf(notes);
        }

        /** Write the content on one line. */
        public String compactJson() {
            return content.toString();
        }

        /** Write the content for a person. */
        public String prettyJson() {
            return content.toPrettyString();
        }
    }

    /** Refuse a call that the caller can mend, and say how. */
    record Refused(String message) implements ToolAnswer {}
}
