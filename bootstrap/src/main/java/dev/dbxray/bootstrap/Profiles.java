package dev.dbxray.bootstrap;

import dev.dbxray.adapter.jdbc.ConnectionSettings;
import dev.dbxray.adapter.jdbc.JdbcCatalogReader;
import dev.dbxray.adapter.jdbc.Password;
import dev.dbxray.adapter.jdbc.SchemaSelection;
import dev.dbxray.adapter.snapshot.ConnectionProfile;
import dev.dbxray.adapter.snapshot.ProfilesFileReader;
import dev.dbxray.bootstrap.CatalogOptions.LiveDatabase;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Make ready to read the databases of a configuration file. */
final class Profiles {

    private Profiles() {}

    static List<LiveDatabase> databases(Path file) {
        return new ProfilesFileReader(System::getenv)
                .read(file).stream().map(Profiles::database).toList();
    }

    private static LiveDatabase database(ConnectionProfile profile) {
        var settings = new ConnectionSettings(profile.url(), profile.user(), password(profile));
        var selection = new SchemaSelection(profile.schemas(), profile.excludedSchemas());
        return new LiveDatabase(
                profile.database(),
                JdbcCatalogReader.of(settings, selection, profile.driverJars()).named(profile.database()));
    }

    private static @Nullable Password password(ConnectionProfile profile) {
        if (profile.passwordFile() != null) {
            return PasswordOptions.fromFile(profile.passwordFile());
        }
        return profile.password() == null ? null : Password.of(profile.password());
    }
}
