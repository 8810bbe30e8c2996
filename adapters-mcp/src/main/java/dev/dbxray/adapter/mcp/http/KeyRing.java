package dev.dbxray.adapter.mcp.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Knows callers by their keys, without knowing the keys. */
final class KeyRing {

    private final List<ApiKey> keys;

    KeyRing(List<ApiKey> keys) {
        this.keys = List.copyOf(keys);
    }

    /** Find the bearer; how long that takes tells nothing of how near a wrong key is. */
    Optional<Caller> bearer(String key) {
        byte[] hash = HexFormat.of().formatHex(sha256(key)).getBytes(US_ASCII);
        Optional<Caller> found = Optional.empty();
        for (ApiKey known : keys) {
            if (MessageDigest.isEqual(known.sha256().getBytes(US_ASCII), hash)) {
                found = Optional.of(known.bearer());
            }
        }
        return found;
    }

    private static byte[] sha256(String key) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(key.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
