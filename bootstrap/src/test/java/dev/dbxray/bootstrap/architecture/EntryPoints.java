package dev.dbxray.bootstrap.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Name the classes by which others enter a package that is closed otherwise. */
final class EntryPoints {

    private static final Map<String, Set<String>> BY_PACKAGE = Map.ofEntries(
            Map.entry("application.usecase", Set.of("UseCases")),
            Map.entry(
                    "adapter.snapshot",
                    Set.of(
                            "SnapshotDirectoryReader",
                            "SnapshotDirectoryWriter",
                            "SidecarFileReader",
                            "ProfilesFileReader",
                            "ConnectionProfile",
                            "AccessFileReader",
                            "AccessRules",
                            "InferredRelationsFileWriter",
                            "JudgedQuestionsReader")),
            Map.entry("adapter.sql.routine", Set.of("SqlRoutineAnalyzer")),
            Map.entry(
                    "adapter.sql.routine.body",
                    Set.of(
                            "BodyFindings",
                            "BodyReader",
                            "BodyUses",
                            "CommonTables",
                            "KnownTables",
                            "Operation",
                            "ResolvedUses",
                            "WrittenTable")),
            Map.entry("adapter.sql.routine.antlr", Set.of("SyntaxTree")),
            Map.entry("adapter.sql.routine.mysql", Set.of("MySqlBodies")),
            Map.entry("adapter.sql.routine.oracle", Set.of("OracleBodies")),
            Map.entry("adapter.sql.routine.postgresql", Set.of("PostgreSqlBodies")),
            Map.entry("adapter.search", Set.of("LuceneTableIndexer")),
            Map.entry("adapter.jdbc", Set.of("JdbcCatalogReader", "ConnectionSettings", "SchemaSelection", "Password")),
            Map.entry(
                    "adapter.jdbc.dialect",
                    Set.of(
                            "Dialect",
                            "Access",
                            "CatalogSession",
                            "SchemaEntry",
                            "Queries",
                            "Selection",
                            "Row",
                            "RowMapper",
                            "Texts",
                            "Flavor",
                            "Drivers",
                            "AllowedProperties",
                            "NetworkFailures")),
            Map.entry("adapter.jdbc.topic", Set.of("SqlFileSession", "ServerIdentity")),
            Map.entry("adapter.jdbc.oracle", Set.of("OracleDialect")),
            Map.entry("adapter.jdbc.sqlserver", Set.of("SqlServerDialect")),
            Map.entry("adapter.jdbc.postgresql", Set.of("PostgreSqlDialect")),
            Map.entry("adapter.jdbc.duckdb", Set.of("DuckDbDialect")),
            Map.entry("adapter.jdbc.h2", Set.of("H2Dialect")),
            Map.entry("adapter.jdbc.mysql", Set.of("MySqlDialect")),
            Map.entry("adapter.jdbc.sqlite", Set.of("SqliteDialect")),
            Map.entry(
                    "adapter.mcp.tool",
                    Set.of(
                            "ToolCatalog",
                            "ToolPorts",
                            "ToolSelection",
                            "TableDocuments",
                            "Tools",
                            "ToolDefinition",
                            "ToolAnswer",
                            "TypedArguments",
                            "NoSuchToolException",
                            "ToolFailedException")),
            Map.entry(
                    "adapter.mcp.resource",
                    Set.of(
                            "TableResources",
                            "Resources",
                            "ResourceDescriptor",
                            "ResourceTemplateDescriptor",
                            "ResourcePage",
                            "ResourceText",
                            "Completion",
                            "InvalidCursorException")),
            Map.entry(
                    "adapter.mcp.http",
                    Set.of("HttpServer", "HttpSettings", "HttpAddress", "Metrics", "ApiKey", "Audiences", "Caller")),
            Map.entry(
                    "adapter.mcp.sdk",
                    Set.of("StdioServer", "ServerProfile", "ListChanges", "McpServlet", "HttpLimits")));

    private EntryPoints() {}

    static Stream<String> names(String root) {
        return BY_PACKAGE.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(name -> root + "." + entry.getKey() + "." + name));
    }

    static DescribedPredicate<JavaClass> below(String root) {
        return DescribedPredicate.describe(
                "entry points named in " + EntryPoints.class.getSimpleName(),
                type -> BY_PACKAGE.entrySet().stream()
                        .filter(entry -> type.getPackageName().equals(root + "." + entry.getKey()))
                        .anyMatch(entry -> entry.getValue().contains(type.getSimpleName())));
    }
}
