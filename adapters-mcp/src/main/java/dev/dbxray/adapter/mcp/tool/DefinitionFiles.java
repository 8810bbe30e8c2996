package dev.dbxray.adapter.mcp.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Read the tools' definitions, which stand as files for review and are checked against the code by a test. */
final class DefinitionFiles {

    private final String folder;

    /** Read the definitions in this language; English where there are none in it. */
    DefinitionFiles(Locale locale) {
        folder = "definitions/" + (locale.getLanguage().equals(Locale.JAPANESE.getLanguage()) ? "ja" : "en") + "/";
    }

    ToolDefinition read(String tool) {
        String file = folder + tool + ".json";
        try (InputStream content = DefinitionFiles.class.getResourceAsStream(file)) {
            if (content == null) {
                throw new IllegalStateException("no definition " + file);
            }
            return ToolJson.MAPPER.readValue(content, ToolDefinition.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
