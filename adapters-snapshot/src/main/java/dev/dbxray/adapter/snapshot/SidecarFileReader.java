package dev.dbxray.adapter.snapshot;

import dev.dbxray.domain.sidecar.Sidecar;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

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
        SidecarFile content = text.read(SidecarFile.class, EMPTY);
        RequiredKeys.check(content, text);
        return SidecarMapper.INSTANCE.toSidecar(content);
    }
}
