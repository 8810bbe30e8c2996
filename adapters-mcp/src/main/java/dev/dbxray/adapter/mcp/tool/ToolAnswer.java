package dev.dbxray.adapter.mcp.tool;

import tools.jackson.databind.JsonNode;

/** Say how a tool call went. */
public sealed interface ToolAnswer {

    /** Answer with an object that fits the tool's output schema. */
    record Answered(JsonNode content) implements ToolAnswer {

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
