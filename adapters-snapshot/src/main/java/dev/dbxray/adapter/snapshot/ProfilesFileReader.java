package dev.dbxray.adapter.snapshot;

import dev.dbxray.adapter.snapshot.ProfilesFile.ProfileEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonPointer;

/** Read the connection profiles of a configuration file. */
public final class ProfilesFileReader {

    private static final String PROFILES = "profiles";

    private static final ProfilesFile EMPTY = new ProfilesFile(Map.of(), Map.of(), List.of(), List.of());

    private final EnvironmentReferences environment;

    /**
     * Read with the values of environment variables.
     *
     * @param variables gets a variable's value, or null where it isn't set
     */
    public ProfilesFileReader(UnaryOperator<@Nullable String> variables) {
        this.environment = new EnvironmentReferences(variables);
    }

    /**
     * Read the file's profiles, in their order.
     *
     * @throws dev.dbxray.application.message.MendableException if the file can't be read, holds no profile or says what
     *     no profile can say
     */
    public List<ConnectionProfile> read(Path file) {
        var text = SidecarText.of(file);
        List<ConnectionProfile> profiles = new ArrayList<>();
        text.read(ProfilesFile.class, EMPTY)
                .profiles()
                .forEach((name, entry) -> profiles.add(new Reading(text, name).profile(entry)));
        if (profiles.isEmpty()) {
            throw SidecarMessages.noProfiles(file);
        }
        refuseRepeatedNames(text, profiles);
        return profiles;
    }

    private static void refuseRepeatedNames(SidecarText text, List<ConnectionProfile> profiles) {
        Map<String, ConnectionProfile> byName = new HashMap<>();
        for (ConnectionProfile profile : profiles) {
            if (byName.put(profile.database(), profile) != null) {
                throw SidecarMessages.profileTwice(text.file(), profile.database());
            }
        }
    }

    /** Make one entry's profile. */
    private final class Reading {

        private final SidecarText text;
        private final String name;

        Reading(SidecarText text, String name) {
            this.text = text;
            this.name = name;
        }

        ConnectionProfile profile(ProfileEntry entry) {
            if (entry.url() == null) {
                throw SidecarMessages.missingKey(placeOf(JsonPointer.empty()), where(), "url");
            }
            return new ConnectionProfile(
                    Objects.requireNonNullElse(optional("label", entry.label()), name),
                    expanded("url", entry.url()),
                    optional("user", entry.user()),
                    password(entry),
                    passwordFile(entry.passwordFile()),
                    expanded("schemas", entry.schemas()),
                    expanded("excludeSchemas", entry.excludeSchemas()),
                    expanded("driverPath", entry.driverPath()).stream()
                            .map(this::path)
                            .toList());
        }

        private @Nullable String password(ProfileEntry entry) {
            String written = entry.password();
            if (written == null) {
                return null;
            }
            if (entry.passwordFile() != null || !EnvironmentReferences.isIn(written)) {
                throw SidecarMessages.noPassword(placeOf(key("password")), where() + " > password");
            }
            return expanded("password", written);
        }

        private @Nullable Path passwordFile(@Nullable String written) {
            return written == null ? null : path(expanded("passwordFile", written));
        }

        private @Nullable String optional(String key, @Nullable String value) {
            return value == null ? null : expanded(key, value);
        }

        private String expanded(String key, String value) {
            return environment.expand(value, placeOf(key(key)));
        }

        private List<String> expanded(String key, List<String> values) {
            return IntStream.range(0, values.size())
                    .mapToObj(place -> environment.expand(values.get(place), placeOf(key(key).appendIndex(place))))
                    .toList();
        }

        private Path path(String written) {
            return text.file().resolveSibling(written);
        }

        private SidecarPlace placeOf(JsonPointer below) {
            return text.placeOf(JsonPointer.empty()
                    .appendProperty(PROFILES)
                    .appendProperty(name)
                    .append(below));
        }

        private static JsonPointer key(String key) {
            return JsonPointer.empty().appendProperty(key);
        }

        private String where() {
            return PROFILES + " > " + name;
        }
    }
}
