package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.sidecar.Sidecar;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/** Read a sidecar: a YAML file in which people write down what they know about their databases. */
public final class SidecarFileReader {

    private static final SidecarFile EMPTY = new SidecarFile(Map.of(), List.of(), List.of(), Map.of());

    /**
     * Read the file; one without content is a sidecar that says nothing.
     *
     * @throws dev.dbxray.application.message.MendableException if the file can't be read or says what no sidecar can say
     */
    public Sidecar read(Path file) {
        var text = SidecarText.of(file);
        SidecarFile content = parse(text);
        RequiredKeys.check(content, text);
        return SidecarMapper.INSTANCE.toSidecar(content);
    }

    private static SidecarFile parse(SidecarText text) {
        try (JsonParser parser = text.parser()) {
            SidecarFile content = parser.nextToken() == null ? null : parser.readValueAs(SidecarFile.class);
            if (parser.nextToken() != null) {
                throw SidecarMessages.secondDocument(SidecarPlace.of(text.file(), parser.currentTokenLocation()));
            }
            return content == null ? EMPTY : content;
        } catch (JacksonException fault) {
            throw new SidecarFault(text, fault).toMendable();
        }
    }
}
