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
 * <p>{@code {in EXPRESSION}} stands for the condition that the expression is one of the chosen schemas;
 * {@code {in EXPRESSION, EXPRESSION}} also demands that the second one is the chosen table, where only one is to be read.
 *
 * @param text the SQL, with a {@code ?} wherever a name is to be bound
 * @param values the names to bind, in order
 */
record SqlFile(String text, List<String> values) {

    private static final Pattern VERSION_MARK = Pattern.compile(".*-- (since|before) (\\d+)");
    private static final Pattern FLAVOR_MARK = Pattern.compile(".*-- only (\\w+)");
    private static final Pattern SELECTION = Pattern.compile("\\{in (?<schema>[^},]+)(?:, *(?<table>[^},]+))?}");
    // Oracle takes no longer list.
    private static final int LONGEST_LIST = 1_000;

    /** Tell whether the file stands beside a class among the resources. */
    static boolean exists(Class<?> beside, String name) {
        return beside.getResource(name) != null;
    }

    /** Load a file that stands beside a class among the resources, to read what is selected. */
    static SqlFile load(Class<?> beside, String name, Flavor flavor, Selection selection) {
        try (InputStream file = beside.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalArgumentException("no SQL file " + name + " beside " + beside.getName());
            }
            return of(new String(file.readAllBytes(), UTF_8), flavor, selection);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static SqlFile of(String sql, Flavor flavor, Selection selection) {
        String lines = sql.lines().filter(line -> isFor(flavor, line)).collect(joining("\n"));
        var text = new StringBuilder();
        List<String> values = new ArrayList<>();
        Matcher place = SELECTION.matcher(lines);
        while (place.find()) {
            String condition =
                    isOneOf(place.group("schema"), selection.schemas().size());
            values.addAll(selection.schemas());
            if (selection.table() != null && place.group("table") != null) {
                condition += " and " + place.group("table") + " = ?";
                values.add(selection.table());
            }
            place.appendReplacement(text, Matcher.quoteReplacement(condition));
        }
        return new SqlFile(place.appendTail(text).toString(), values);
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
