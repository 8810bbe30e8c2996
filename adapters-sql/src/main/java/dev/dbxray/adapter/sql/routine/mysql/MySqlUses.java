package dev.dbxray.adapter.sql.routine.mysql;

import static dev.dbxray.adapter.sql.routine.body.Operation.CREATE;
import static dev.dbxray.adapter.sql.routine.body.Operation.DELETE;
import static dev.dbxray.adapter.sql.routine.body.Operation.READ;
import static dev.dbxray.adapter.sql.routine.body.Operation.UPDATE;

import dev.dbxray.adapter.sql.routine.antlr.SyntaxTree.Node;
import dev.dbxray.adapter.sql.routine.body.BodyUses;
import dev.dbxray.adapter.sql.routine.body.CommonTables;
import dev.dbxray.adapter.sql.routine.body.Operation;
import dev.dbxray.adapter.sql.routine.body.WrittenTable;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Walk along a syntax tree and note what it uses. The grammars of MySQL and MariaDB call their rules alike. */
final class MySqlUses {

    private static final String TABLE = "tableName";
    private static final String SOURCE = "tableSourceItem";
    private static final String[] WITH = {"withClause", "withStatement"};

    private final BodyUses uses;
    private final CommonTables commonTables = new CommonTables();
    // What is done to a source of a statement that changes some of the tables that it joins.
    private final Map<Integer, Operation> changed = new HashMap<>();

    MySqlUses(BodyUses uses) {
        this.uses = uses;
    }

    void read(Node node) {
        switch (node.rule()) {
            case SOURCE -> source(node);
            case "insertStatement" ->
                target(node, node.has("DUPLICATE") ? EnumSet.of(CREATE, UPDATE) : EnumSet.of(CREATE));
            case "replaceStatement" -> target(node, EnumSet.of(CREATE, DELETE));
            case "loadDataStatement", "loadXmlStatement" -> target(node, EnumSet.of(CREATE));
            case "singleDeleteStatement", "truncateTable" -> target(node, EnumSet.of(DELETE));
            case "singleUpdateStatement", "multipleUpdateStatement" -> update(node);
            case "multipleDeleteStatement" -> delete(node);
            case "handlerReadStatement", "handlerReadIndexStatement" -> target(node, EnumSet.of(READ));
            case "prepareStatement", "executeStatement" -> uses.runDynamicSql("PREPARE");
            case "createTable" -> create(node);
            case "createView", "createTrigger", "createEvent" -> {}
            case "commonTableExpressions" -> commonTable(node);
            default -> children(node);
        }
    }

    private void children(Node node) {
        List<Node> children = node.children();
        if (children.stream().anyMatch(child -> child.is(WITH))) {
            commonTables.within(() -> children.forEach(this::read));
        } else {
            children.forEach(this::read);
        }
    }

    private void commonTable(Node node) {
        String name = node.children("cteName").stream()
                .map(MySqlUses::name)
                .map(MySqlName::last)
                .map(MySqlUses::folded)
                .findFirst()
                .orElse("");
        // Expressions that follow are nested in the first one.
        boolean isRecursive =
                node.parent().filter(parent -> parent.has("RECURSIVE")).isPresent();
        if (isRecursive) {
            commonTables.define(name);
        }
        node.children().stream()
                .filter(child -> !child.is("commonTableExpressions"))
                .forEach(this::read);
        commonTables.define(name);
        node.children("commonTableExpressions").forEach(this::read);
    }

    private void source(Node node) {
        table(node).ifPresent(table -> {
            var operation = changed.getOrDefault(node.start(), READ);
            if (operation != READ || table.schema() != null || !commonTables.isDefined(folded(table.name()))) {
                uses.use(table, EnumSet.of(operation));
            }
        });
        children(node);
    }

    private void target(Node node, Set<Operation> operations) {
        table(node).ifPresent(table -> uses.use(table, operations));
        children(node);
    }

    private void update(Node node) {
        if (table(node).isPresent()) {
            target(node, EnumSet.of(UPDATE));
            return;
        }
        List<Node> sources = sources(node);
        for (Node element : node.children("updatedElement")) {
            List<String> qualifier = element.children("fullColumnName").stream()
                    .findFirst()
                    .map(MySqlUses::name)
                    .orElseThrow()
                    .qualifier();
            if (!qualifier.isEmpty()) {
                change(sources, qualifier.getLast(), UPDATE);
            } else if (sources.size() == 1) {
                changed.put(sources.getFirst().start(), UPDATE);
            } else {
                // Which of the tables has such a column, only the server knows.
                uses.leaveOut();
            }
        }
        children(node);
    }

    private void delete(Node node) {
        List<Node> sources = sources(node);
        node.children(TABLE).forEach(target -> change(sources, name(target).last(), DELETE));
        children(node);
    }

    private static List<Node> sources(Node statement) {
        return statement.children("tableSources").stream()
                .flatMap(sources -> sources.nearest(SOURCE))
                .toList();
    }

    private void change(List<Node> sources, String name, Operation operation) {
        sources.stream()
                .filter(source -> isCalled(source, name))
                .findFirst()
                .ifPresentOrElse(source -> changed.put(source.start(), operation), uses::leaveOut);
    }

    private static boolean isCalled(Node source, String name) {
        return source.children("uid").stream()
                .findFirst()
                .or(() -> source.children(TABLE).stream().findFirst())
                .map(MySqlUses::name)
                .filter(found -> found.last().equalsIgnoreCase(name))
                .isPresent();
    }

    private void create(Node node) {
        children(node);
        boolean isFilled = node.nearest("selectStatement").findAny().isPresent();
        table(node).ifPresent(table -> {
            if (node.has("TEMPORARY")) {
                uses.makeTemporary(table.name());
            } else if (isFilled) {
                uses.use(table, EnumSet.of(CREATE));
            }
        });
    }

    private static Optional<WrittenTable> table(Node node) {
        return node.children(TABLE).stream().findFirst().map(MySqlUses::name).map(MySqlName::table);
    }

    private static MySqlName name(Node node) {
        return MySqlName.of(node.text());
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
