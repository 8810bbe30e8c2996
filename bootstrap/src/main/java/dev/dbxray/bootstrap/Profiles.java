package dev.dbxray.bootstrap;

import dev.dbxray.adapter.jdbc.ConnectionSettings;
import dev.dbxray.adapter.jdbc.JdbcCatalogReader;
import dev.dbxray.adapter.jdbc.Password;
import dev.dbxray.adapter.jdbc.SchemaSelection;
import dev.dbxray.adapter.snapshot.ConnectionProfile;
import dev.dbxray.adapter.snapshot.ProfilesFileReader;
import dev.dbxray.application.port.out.CatalogSource;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Make ready to read the databases of a configuration file. */
final class Profiles {

    private Profiles() {}

    static List<CatalogSource> sources(Path file) {
        return new ProfilesFileReader(System::getenv)
                .read(file).stream().map(Profiles::source).toList();
    }

    private static CatalogSource source(ConnectionProfile profile) {
        var settings = new ConnectionSettings(profile.url(), profile.user(), password(profile));
        var selection = new SchemaSelection(profile.schemas(), profile.excludedSchemas());
        return new CatalogSource(
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
