package dev.dbxray.domain.rule;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Tell one definition of a routine from another. */
public final class DefinitionHash {

    private DefinitionHash() {}

    /** Get the SHA-256 of a definition's UTF-8 bytes as lower-case hexadecimal digits; null where there is none. */
    public static @Nullable String of(@Nullable String definition) {
        if (definition == null) {
            return null;
        }
        try {
            var sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(definition.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
