package dev.dbxray.adapter.snapshot;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Make names of folders from real names: what a path can't hold anywhere is replaced, and clashes get a suffix. */
final class FileNames {

    private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}/\\\\:*?\"<>|]");
    // Names that Windows takes for devices, with or without an extension.
    private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");
    private static final int MOST_BYTES = 200;

    private FileNames() {}

    /** Name a folder for each of these names, the same ones for the same set of names. */
    static Map<String, String> of(List<String> names) {
        var folders = new LinkedHashMap<String, String>();
        Set<String> taken = new HashSet<>();
        names.stream().sorted().forEach(name -> folders.put(name, free(of(name), taken)));
        return folders;
    }

    /** Name a folder for one name, whatever other names there are. */
    static String of(String name) {
        String safe = FORBIDDEN.matcher(name).replaceAll("_");
        if (safe.isEmpty() || safe.startsWith(".") || DEVICE.matcher(safe).matches()) {
            safe = "_" + safe;
        }
        while (safe.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            safe = safe.substring(0, safe.offsetByCodePoints(safe.length(), -1));
        }
        return safe.endsWith(".") || safe.endsWith(" ") ? safe.substring(0, safe.length() - 1) + "_" : safe;
    }

    private static String free(String name, Set<String> taken) {
        String candidate = name;
        // Some file systems don't tell letter case apart.
        for (int i = 2; !taken.add(candidate.toLowerCase(Locale.ROOT)); i++) {
            candidate = name + "~" + i;
        }
        return candidate;
    }
}
