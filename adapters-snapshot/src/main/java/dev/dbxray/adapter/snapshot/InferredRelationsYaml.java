package dev.dbxray.adapter.snapshot;

import static java.util.stream.Collectors.joining;

import dev.dbxray.adapter.snapshot.SidecarFile.RelationEntry;
import dev.dbxray.application.message.Message;
import dev.dbxray.domain.inference.InferredRelation;
import dev.dbxray.domain.rule.DisplayText;
import dev.dbxray.domain.rule.NameSyntax;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Write inferred relations as a sidecar has them, each below a comment that tells the reason. */
record InferredRelationsYaml(Locale locale) {

    // YAML 1.2, production c-printable; a byte order mark is allowed nowhere but at the beginning.
    private static final Pattern UNPRINTABLE =
            Pattern.compile("[^\\x20-\\x7E\\xA0-\\uD7FF\\uE000-\\uFEFE\\uFF00-\\uFFFD\\x{10000}-\\x{10FFFF}]");

    String write(String database, List<InferredRelation> relations) {
        String head = comment(text("inferredHead", database)) + comment(text("inferredUse"));
        return relations.stream().map(this::item).collect(joining("", head + "relations:\n", ""));
    }

    private String item(InferredRelation relation) {
        String reason = relation.reason().name();
        String why = text(
                "inferred." + reason,
                String.join(", ", relation.columns()),
                NameSyntax.qualified(relation.to()),
                String.join(", ", relation.referencedColumns()));
        return comment(reason + ": " + why) + SidecarYaml.MAPPER.writeValueAsString(List.of(entry(relation)));
    }

    private static RelationEntry entry(InferredRelation relation) {
        return new RelationEntry(
                null,
                NameSyntax.qualified(relation.from()),
                relation.columns(),
                NameSyntax.qualified(relation.to()),
                relation.referencedColumns(),
                null);
    }

    private String text(String key, Object... arguments) {
        return new Message(SnapshotMessages.BUNDLE, key, List.of(arguments)).in(locale);
    }

    private static String comment(String text) {
        return "# " + UNPRINTABLE.matcher(DisplayText.oneLine(text)).replaceAll("?") + "\n";
    }
}
