package dev.dbxray.adapter.jdbc.dialect;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hold the SQL of a file as one server understands it.
 *
 * <p>A line that ends with {@code -- since 15} is only for servers of version 15 and newer, one with {@code -- before 15}
 * only for older ones, and one with {@code -- mariadb} only for servers of that flavor.
 *
 * <p>{@code {in EXPRESSION}} stands for the condition that the expression is one of the chosen schemas.
 *
 * @param text the SQL, with a {@code ?} wherever a chosen schema is to be bound
 * @param selections how many times all chosen schemas are to be bound, one time after the other
 */
record SqlFile(String text, int selections) {

    private static final Pattern VERSION_MARK = Pattern.compile(".*-- (since|before) (\\d+)");
    private static final Pattern FLAVOR_MARK = Pattern.compile(".*-- only (\\w+)");
    private static final Pattern SELECTION = Pattern.compile("\\{in ([^}]+)}");
    // Oracle takes no longer list.
    private static final int LONGEST_LIST = 1_000;

    /** Tell whether the file stands beside a class among the resources. */
    static boolean exists(Class<?> beside, String name) {
        return beside.getResource(name) != null;
    }

    /** Load a file that stands beside a class among the resources, to select from so many schemas. */
    static SqlFile load(Class<?> beside, String name, Flavor flavor, int schemas) {
        try (InputStream file = beside.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalArgumentException("no SQL file " + name + " beside " + beside.getName());
            }
            return of(new String(file.readAllBytes(), UTF_8), flavor, schemas);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static SqlFile of(String sql, Flavor flavor, int schemas) {
        String lines = sql.lines().filter(line -> isFor(flavor, line)).collect(joining("\n"));
        var text = new StringBuilder();
        Matcher selection = SELECTION.matcher(lines);
        int selections = 0;
        while (selection.find()) {
            selection.appendReplacement(text, Matcher.quoteReplacement(isOneOf(selection.group(1), schemas)));
            selections++;
        }
        return new SqlFile(selection.appendTail(text).toString(), selections);
    }

    private static boolean isFor(Flavor flavor, String line) {
        Matcher version = VERSION_MARK.matcher(line);
        if (version.matches()) {
            boolean reached = flavor.majorVersion() >= Integer.parseInt(version.group(2));
            return reached == version.group(1).equals("since");
        }
        Matcher name = FLAVOR_MARK.matcher(line);
        return !name.matches() || name.group(1).equals(flavor.name());
    }

    private static String isOneOf(String expression, int schemas) {
        if (schemas == 0) {
            return "1 = 0";
        }
        List<String> lists = new ArrayList<>();
        for (int left = schemas; left > 0; left -= LONGEST_LIST) {
            String places = String.join(", ", Collections.nCopies(Math.min(left, LONGEST_LIST), "?"));
            lists.add(expression + " in (" + places + ")");
        }
        return lists.size() == 1 ? lists.getFirst() : "(" + String.join(" or ", lists) + ")";
    }
}
