package dev.dbxray.adapter.sql.routine.postgresql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.parser.CCJSqlParser;
import net.sf.jsqlparser.parser.CCJSqlParserTreeConstants;
import net.sf.jsqlparser.parser.Node;
import net.sf.jsqlparser.parser.ParseException;
import net.sf.jsqlparser.parser.StringProvider;

/** Find where a query names tables, by the syntax tree of JSqlParser: the only class that sees it. */
final class TableReferences {

    private final QueryText text;
    private final List<Reference> references = new ArrayList<>();

    /**
     * Hold a place that names a table, or a common table expression.
     *
     * @param token the position of the name's first token
     * @param isCommonTable whether a WITH that is in scope defines the name
     */
    record Reference(int token, boolean isCommonTable) {}

    private TableReferences(QueryText text) {
        this.text = text;
    }

    /** Find them in the text's order; empty where the query isn't understood. */
    static Optional<List<Reference>> of(QueryText text) {
        try {
            var parser = new CCJSqlParser(new StringProvider(text.sql())).withAllowComplexParsing(true);
            parser.Statement();
            var found = new TableReferences(text);
            found.collect(parser.getASTRoot());
            return Optional.of(found.references);
        } catch (ParseException | RuntimeException | StackOverflowError unusedFailure) {
            // Of a text that it doesn't understand the parser may say so by whatever its grammar runs into.
            return Optional.empty();
        }
    }

    private void collect(Node node) {
        if (node.getId() == CCJSqlParserTreeConstants.JJTTABLENAME) {
            int token = firstToken(node);
            references.add(
                    new Reference(token, isCommonTable(node, text.tokens().get(token))));
        }
        for (int i = 0; i < node.jjtGetNumChildren(); i++) {
            collect(node.jjtGetChild(i));
        }
    }

    private int firstToken(Node node) {
        return text.tokenAt(node.jjtGetFirstToken().absoluteBegin - 1).orElseThrow();
    }

    private boolean isCommonTable(Node reference, Token name) {
        Node child = reference;
        for (Node parent = child.jjtGetParent(); parent != null; parent = child.jjtGetParent()) {
            if (definesBefore(parent, child, name.name())) {
                return true;
            }
            child = parent;
        }
        return false;
    }

    private boolean definesBefore(Node statement, Node within, String name) {
        boolean isRecursive = false;
        for (int i = 0; i < statement.jjtGetNumChildren(); i++) {
            Node child = statement.jjtGetChild(i);
            if (child.getId() == CCJSqlParserTreeConstants.JJTWITHITEM) {
                int first = firstToken(child);
                boolean saysRecursive = text.tokens().get(first).is("RECURSIVE");
                isRecursive |= saysRecursive;
                if (child.equals(within) && !isRecursive) {
                    return false;
                }
                if (text.tokens().get(saysRecursive ? first + 1 : first).name().equals(name)) {
                    return true;
                }
            }
        }
        return false;
    }
}
