package dev.dbxray.adapter.sql.routine.antlr;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * Hold the syntax tree of a text.
 *
 * @param root the node of the whole text
 * @param isWhole whether the parser understood everything
 */
public record SyntaxTree(Node root, boolean isWhole) {

    /**
     * Parse a text; empty where the parser gives up.
     *
     * @param start runs the grammar's rule for a whole text
     */
    public static <P extends Parser> Optional<SyntaxTree> parse(
            String text,
            Function<CharStream, Lexer> lexers,
            Function<TokenStream, P> parsers,
            Function<P, ParserRuleContext> start) {
        Lexer lexer = lexers.apply(CharStreams.fromString(text));
        P parser = parsers.apply(new Effort(lexer));
        var errors = new ErrorCount();
        lexer.removeErrorListeners();
        lexer.addErrorListener(errors);
        parser.removeErrorListeners();
        parser.addErrorListener(errors);
        try {
            Node root = new Node(start.apply(parser), List.of(parser.getRuleNames()));
            return Optional.of(new SyntaxTree(root, errors.isNone()));
        } catch (ParseCancellationException | StackOverflowError unusedFailure) {
            return Optional.empty();
        }
    }

    /** A node, by the name of its grammar rule. */
    public static final class Node {

        private final ParserRuleContext context;
        private final List<String> rules;

        private Node(ParserRuleContext context, List<String> rules) {
            this.context = context;
            this.rules = rules;
        }

        /** Get the name of the grammar's rule. */
        public String rule() {
            return rules.get(context.getRuleIndex());
        }

        /** Tell whether it follows one of some rules. */
        public boolean is(String... names) {
            return List.of(names).contains(rule());
        }

        /** Get the nodes below, without single tokens. */
        public List<Node> children() {
            return parts().filter(ParserRuleContext.class::isInstance)
                    .map(child -> new Node((ParserRuleContext) child, rules))
                    .toList();
        }

        /** Get the children of a rule. */
        public List<Node> children(String name) {
            return children().stream().filter(child -> child.is(name)).toList();
        }

        /** Find the nearest node of a rule below, not within another of them; this node itself included. */
        public Stream<Node> nearest(String... names) {
            return is(names) ? Stream.of(this) : children().stream().flatMap(child -> child.nearest(names));
        }

        /** Find the node above. */
        public Optional<Node> parent() {
            return Optional.ofNullable(context.getParent()).map(parent -> new Node(parent, rules));
        }

        /** Tell whether a key word stands directly in it. */
        public boolean has(String word) {
            return parts().anyMatch(part ->
                    part instanceof TerminalNode && part.getText().equalsIgnoreCase(word));
        }

        /** Get the texts of all tokens, from left to right. */
        public Stream<String> tokens() {
            return tokens(context);
        }

        /** Get the text without what stands between tokens. */
        public String text() {
            return context.getText();
        }

        /** Get the place of its first token in the text. */
        public int start() {
            return Optional.ofNullable(context.getStart())
                    .map(Token::getStartIndex)
                    .orElse(-1);
        }

        private Stream<ParseTree> parts() {
            return Objects.requireNonNullElse(context.children, List.<ParseTree>of()).stream();
        }

        private static Stream<String> tokens(ParseTree part) {
            return part instanceof ParserRuleContext context
                    ? Objects.requireNonNullElse(context.children, List.<ParseTree>of()).stream()
                            .flatMap(Node::tokens)
                    : Stream.of(part.getText());
        }
    }
}
