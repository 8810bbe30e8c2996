package dev.dbxray.bootstrap.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ModuleDependenciesTest {

    private static final boolean UPDATE = Boolean.parseBoolean(System.getenv("UPDATE_GOLDEN"));

    private static final Path GOLDEN = Path.of(
            "src", "test", "resources", "dev", "dbxray", "bootstrap", "architecture", "module-dependencies.txt");

    @Test
    void aNewDependencyShowsInReview() throws IOException {
        String dependencies = new ModuleDependencies(Path.of("..")).list();
        if (UPDATE) {
            Files.writeString(GOLDEN, dependencies);
        }

        assertThat(dependencies)
                .as("direct dependencies of the modules; write them with UPDATE_GOLDEN=true")
                .isEqualTo(Files.readString(GOLDEN));
    }
}
