package dev.dbxray.adapter.sql.routine.oracle;

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
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Walk along a syntax tree of PL/SQL and note what it uses. */
final class OracleUses {

    private static final String TABLE = "tableview_name";

    private final BodyUses uses;
    private final CommonTables commonTables = new CommonTables();

    OracleUses(BodyUses uses) {
        this.uses = uses;
    }

    void read(Node node) {
        switch (node.rule()) {
            case TABLE -> use(node, operations(node));
            case "execute_immediate" -> {
                uses.runDynamicSql("EXECUTE IMMEDIATE");
                children(node);
            }
            case "open_for_statement" -> {
                if (node.children("select_statement").isEmpty()) {
                    uses.runDynamicSql("OPEN");
                }
                children(node);
            }
            case "subquery_factoring_clause" -> commonTable(node);
            case "general_table_ref" -> target(node);
            case "type_spec", "lock_table_statement" -> {}
            default -> children(node);
        }
    }

    private void children(Node node) {
        List<Node> children = node.children();
        if (children.stream().anyMatch(child -> child.is("with_clause"))) {
            commonTables.within(() -> children.forEach(this::read));
        } else {
            children.forEach(this::read);
        }
    }

    /** Which table a change by way of a subquery reaches isn't told by the text. */
    private void target(Node node) {
        boolean isSubquery = node.children("dml_table_expression_clause").stream()
                .anyMatch(clause -> !clause.children("select_statement").isEmpty());
        if (isSubquery) {
            uses.leaveOut();
        }
        children(node);
    }

    // The database lets an expression read itself without saying so beforehand.
    private void commonTable(Node node) {
        node.children("query_name").forEach(name -> commonTables.define(OracleNames.stored(name.text())));
        children(node);
    }

    private static Set<Operation> operations(Node table) {
        for (Node node = table; ; node = node.parent().orElseThrow()) {
            Node above = node.parent().orElseThrow();
            switch (above.rule()) {
                case "insert_into_clause" -> {
                    return EnumSet.of(CREATE);
                }
                case "update_statement" -> {
                    return EnumSet.of(UPDATE);
                }
                case "delete_statement" -> {
                    return EnumSet.of(DELETE);
                }
                case "merge_statement" -> {
                    return merged(above);
                }
                case "general_table_ref", "dml_table_expression_clause" -> {}
                default -> {
                    return isSource(above) ? EnumSet.of(READ) : EnumSet.noneOf(Operation.class);
                }
            }
        }
    }

    private static boolean isSource(Node above) {
        return !above.is("select_list_elements", "selected_list");
    }

    private static Set<Operation> merged(Node merge) {
        Set<Operation> operations = EnumSet.noneOf(Operation.class);
        for (Node clause : merge.children()) {
            switch (clause.rule()) {
                case "merge_insert_clause" -> operations.add(CREATE);
                case "merge_update_clause" -> {
                    operations.add(UPDATE);
                    if (!clause.children("merge_update_delete_part").isEmpty()) {
                        operations.add(DELETE);
                    }
                }
                default -> {}
            }
        }
        return operations;
    }

    private void use(Node node, Set<Operation> operations) {
        List<String> tokens = node.tokens().toList();
        if (operations.isEmpty() || tokens.contains("@")) {
            // Behind a database link stands no table of this database.
            return;
        }
        List<String> parts = parts(tokens).map(OracleNames::stored).toList();
        var table = new WrittenTable(parts.size() > 1 ? parts.get(parts.size() - 2) : null, parts.getLast());
        boolean isCommonTable = table.schema() == null && commonTables.isDefined(table.name());
        if (!isCommonTable || !operations.equals(EnumSet.of(READ))) {
            uses.use(table, operations);
        }
    }

    private static Stream<String> parts(List<String> tokens) {
        return tokens.stream().filter(token -> !token.equals("."));
    }
}
