package dev.dbxray.adapter.jdbc.dialect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.application.message.MendableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DriversTest {

    @TempDir
    private Path folder;

    @Test
    void findsTheDriverOfAUrlOnBoard() throws SQLException {
        try (Connection connection = Drivers.ON_BOARD.connect("jdbc:h2:mem:", new Properties(), "x")) {
            assertThat(connection.getMetaData().getDriverName()).contains("H2");
        }
    }

    @Test
    void tellsWhichDriverToBring() {
        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> Drivers.ON_BOARD.connect("jdbc:nosuch:x", new Properties(), "org.nosuch:driver"))
                .withMessage("No driver for this kind of database is on board; give its jar with --driver-path"
                        + " (Maven: org.nosuch:driver).");
    }

    @Test
    void tellsWhichFileIsMissing() {
        Path missing = folder.resolve("missing.jar");

        assertThatExceptionOfType(MendableException.class)
                .isThrownBy(() -> Drivers.of(List.of(missing)))
                .withMessageContaining("The driver file " + missing + " does not exist");
    }

    @Test
    void knowsTheDriversOnBoardBesideThoseOfJars() throws IOException, SQLException {
        Path jar = folder.resolve("empty.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("nothing"));
        }

        try (Connection connection = Drivers.of(List.of(jar)).connect("jdbc:h2:mem:", new Properties(), "x")) {
            assertThat(connection.getMetaData().getDriverName()).contains("H2");
        }
    }
}
