package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.AccessFile.KeyEntry;
import dev.dbxray.adapter.snapshot.AccessRules.GrantRule;
import dev.dbxray.adapter.snapshot.AccessRules.KeyRule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JsonPointer;

/** Read who may call a server. */
public final class AccessFileReader {

    private static final String KEYS = "keys";
    private static final AccessFile EMPTY = new AccessFile(Map.of());
    private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");

    /**
     * Read the file.
     *
     * @throws dev.dbxray.application.message.MendableException if the file can't be read, names nobody or says what it
     *     can't say
     */
    public AccessRules read(Path file) {
        var text = SidecarText.of(file);
        List<KeyRule> keys = new ArrayList<>();
        text.read(AccessFile.class, EMPTY).keys().forEach((name, entry) -> keys.add(key(text, name, entry)));
        if (keys.isEmpty()) {
            throw SidecarMessages.noKeysOfAccess(file);
        }
        refuseSharedKeys(text, keys);
        return new AccessRules(keys);
    }

    private static KeyRule key(SidecarText text, String name, KeyEntry entry) {
        String where = KEYS + " > " + name;
        JsonPointer pointer = JsonPointer.empty().appendProperty(KEYS).appendProperty(name);
        if (entry.sha256() == null) {
            throw SidecarMessages.missingKey(text.placeOf(pointer), where, "sha256");
        }
        String hash = entry.sha256().strip().toLowerCase(Locale.ROOT);
        if (!SHA256.matcher(hash).matches()) {
            throw SidecarMessages.noHash(text.placeOf(pointer.appendProperty("sha256")), where + " > sha256");
        }
        Integer limit = entry.requestsPerMinute();
        if (limit != null && limit < 1) {
            throw SidecarMessages.noRate(
                    text.placeOf(pointer.appendProperty("requestsPerMinute")), where + " > requestsPerMinute");
        }
        return new KeyRule(name, hash, new GrantRule(entry.tools(), entry.databases(), entry.schemas(), limit));
    }

    private static void refuseSharedKeys(SidecarText text, List<KeyRule> keys) {
        Map<String, String> bearers = new HashMap<>();
        for (KeyRule key : keys) {
            String other = bearers.put(key.sha256(), key.name());
            if (other != null) {
                throw SidecarMessages.keyTwice(text.file(), other, key.name());
            }
        }
    }
}
