package dev.dbxray.adapter.jdbc.dialect;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Load a SQL file as one major version of the server understands it.
 *
 * <p>A line that ends with {@code -- since 15} is only for servers of version 15 and newer, one with {@code -- before 15}
 * only for older ones.
 */
final class SqlFile {

    private static final Pattern VERSION_MARK = Pattern.compile(".*-- (since|before) (\\d+)");

    private SqlFile() {}

    /** Load a file that stands beside a class among the resources. */
    static String load(Class<?> beside, String name, int majorVersion) {
        try (InputStream file = beside.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalArgumentException("no SQL file " + name + " beside " + beside.getName());
            }
            return forVersion(new String(file.readAllBytes(), UTF_8), majorVersion);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String forVersion(String sql, int majorVersion) {
        return sql.lines().filter(line -> isFor(majorVersion, line)).collect(joining("\n"));
    }

    private static boolean isFor(int majorVersion, String line) {
        Matcher mark = VERSION_MARK.matcher(line);
        if (!mark.matches()) {
            return true;
        }
        boolean reached = majorVersion >= Integer.parseInt(mark.group(2));
        return reached == mark.group(1).equals("since");
    }
}
