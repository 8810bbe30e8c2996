package dev.dbxray.adapter.jdbc.dialect;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.MendableException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.ServiceLoader;

/**
 * Know the JDBC drivers: those on board and those of given jar files, which come first. {@link java.sql.DriverManager}
 * would give no driver of a jar file that came later.
 */
public final class Drivers {

    /** Know those on board only. */
    public static final Drivers ON_BOARD = new Drivers(Drivers.class.getClassLoader());

    private final ClassLoader loader;

    private Drivers(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Know those of jar files too.
     *
     * @param jars the driver's jar and whatever it needs
     * @throws MendableException if one of them isn't a file
     */
    public static Drivers of(List<Path> jars) {
        return jars.isEmpty()
                ? ON_BOARD
                : new Drivers(new URLClassLoader(
                        jars.stream().map(Drivers::url).toArray(URL[]::new), Drivers.class.getClassLoader()));
    }

    private static URL url(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new MendableException(text("driver.noFile", jar));
        }
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Connect by the driver that accepts a URL.
     *
     * @param url the URL for the driver
     * @param properties the driver's properties, with user and password
     * @param artifact the Maven coordinates of a driver to advise where there is none
     * @throws MendableException if there is none
     */
    public Connection connect(String url, Properties properties, String artifact) throws SQLException {
        for (Driver driver : drivers()) {
            Connection connection = driver.acceptsURL(url) ? driver.connect(url, properties) : null;
            if (connection != null) {
                return connection;
            }
        }
        throw new MendableException(text("driver.none", artifact));
    }

    /** List all of them, those of given jar files first. */
    private List<Driver> drivers() {
        List<Driver> given = new ArrayList<>();
        List<Driver> onBoard = new ArrayList<>();
        for (Driver driver : ServiceLoader.load(Driver.class, loader)) {
            (loader.equals(driver.getClass().getClassLoader()) ? given : onBoard).add(driver);
        }
        given.addAll(onBoard);
        return given;
    }
}
