package dev.dbxray.adapter.sql.routine;

import static java.util.stream.Collectors.joining;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Database;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.model.RoutineInsight;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.TableUse;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.stream.Stream;

/** Analyze single definitions against a database of a few tables, and write what is found on one line. */
public record Bodies(Database database, List<Table> tables) {

    /** Make a database of a product, with tables written as {@code schema.name}. */
    public static Bodies of(String product, String... tables) {
        var names = Stream.of(tables).map(Bodies::name).toList();
        return new Bodies(
                new Database(
                        "db",
                        product,
                        null,
                        null,
                        null,
                        names.stream().map(ObjectName::schema).toList(),
                        UnknownProperties.NONE),
                names.stream()
                        .map(name -> Table.builder(name, TableType.TABLE).build())
                        .toList());
    }

    private static ObjectName name(String table) {
        int dot = table.indexOf('.');
        return new ObjectName("db", table.substring(0, dot), table.substring(dot + 1));
    }

    /** Analyze one routine. */
    public RoutineInsight insight(Routine routine) {
        var catalog = new Catalog(List.of(database), tables, List.of(routine), List.of(), List.of(), List.of());
        return new SqlRoutineAnalyzer().analyze(catalog, Progress.SILENT).getFirst();
    }

    /** Analyze a routine {@code a.f} of a language and definition. */
    public String uses(String language, String definition) {
        return line(insight(new Routine(
                new ObjectName("db", "a", "f"),
                "FUNCTION",
                "",
                null,
                language,
                definition,
                null,
                null,
                UnknownProperties.NONE)));
    }

    /** Write an insight as, for example, {@code a.t:CR ?u[a,b]:R !EXECUTE incomplete}. */
    public static String line(RoutineInsight insight) {
        return Stream.of(
                        Stream.of(insight.status()).filter(status -> !insight.isAnalyzed()),
                        insight.tables().stream().map(Bodies::use),
                        insight.dynamicSql().stream().map(keyword -> "!" + keyword),
                        Stream.of("incomplete").filter(unusedWord -> insight.incomplete()),
                        Stream.of("merged").filter(unusedWord -> insight.overloadsMerged()))
                .flatMap(parts -> parts)
                .collect(joining(" "));
    }

    private static String use(TableUse use) {
        String name = use.schema() == null
                ? "?" + use.name() + "[" + String.join(",", use.schemaCandidates()) + "]"
                : use.schema() + "." + use.name();
        return name + ":" + use.operations();
    }
}
