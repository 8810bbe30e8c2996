package dev.dbxray.adapter.mcp.resource;

import dev.dbxray.adapter.mcp.tool.TableDocuments;
import dev.dbxray.application.message.Message;
import dev.dbxray.application.port.in.CompleteTableName;
import dev.dbxray.application.port.in.CompleteTableName.Part;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.DisplayText;
import dev.dbxray.domain.rule.Page;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Offer each table as a resource, in pages, so that a client is not drowned by a large catalog. */
public final class TableResources implements Resources {

    private static final String BUNDLE = "dev.dbxray.adapter.mcp.resource.messages";
    private static final String JSON = "application/json";
    private static final int PAGE_SIZE = 200;
    // Clients show about so much of a description beside the name.
    private static final int DESCRIPTION_CODE_POINTS = 120;
    // The most that the specification allows in one completion.
    private static final int COMPLETIONS = 100;

    private final ListTables listTables;
    private final TableDocuments documents;
    private final CompleteTableName completeTableName;
    private final ResourceTemplateDescriptor template;

    /**
     * Make the resources.
     *
     * @param locale the language of titles and descriptions
     */
    public TableResources(
            ListTables listTables, TableDocuments documents, CompleteTableName completeTableName, Locale locale) {
        this.listTables = listTables;
        this.documents = documents;
        this.completeTableName = completeTableName;
        template = new ResourceTemplateDescriptor(
                TableUri.TEMPLATE, "table", text("template.title", locale), text("template.description", locale), JSON);
    }

    private static String text(String key, Locale locale) {
        return new Message(BUNDLE, key, List.of()).in(locale);
    }

    @Override
    public ResourcePage list(@Nullable String cursor) {
        int offset = cursor == null ? 0 : PageCursor.read(cursor);
        var page = new Page(PAGE_SIZE, offset);
        return switch (listTables.listTables(ListTables.Query.all(page))) {
            case Scoped.Within<Cut<ListTables.Row>>(var tables) ->
                new ResourcePage(
                        tables.items().stream()
                                .map(row -> descriptor(row.table()))
                                .toList(),
                        PageCursor.after(tables));
            case Scoped.Outside<Cut<ListTables.Row>>(var unknown) ->
                throw new IllegalStateException("nothing was named, yet unknown: " + unknown);
        };
    }

    private static ResourceDescriptor descriptor(Table table) {
        ObjectName name = table.name();
        String qualified = name.schema() + "." + name.name();
        String logicalName = table.logicalName();
        String shown = DisplayText.oneLine(logicalName == null ? qualified : logicalName + " (" + qualified + ")");
        String comment = table.description() == null ? "" : " / " + DisplayText.oneLine(table.description());
        // The name stands in the description too: some clients show and search only that.
        String description =
                shown + " / " + name.database() + " / " + table.type().spelling() + comment;
        return new ResourceDescriptor(
                TableUri.of(name),
                shown,
                shown,
                DisplayText.cut(DisplayText.oneLine(description), DESCRIPTION_CODE_POINTS),
                JSON);
    }

    @Override
    public List<ResourceTemplateDescriptor> templates() {
        return List.of(template);
    }

    @Override
    public Optional<ResourceText> read(String uri) {
        return TableUri.read(uri).flatMap(documents::json).map(json -> new ResourceText(uri, JSON, json));
    }

    @Override
    public Completion complete(
            String uriTemplate, String argument, String value, Map<String, String> resolvedArguments) {
        var part = uriTemplate.equals(TableUri.TEMPLATE) ? part(argument) : Optional.<Part>empty();
        return part.map(wanted -> complete(wanted, value, resolvedArguments))
                .orElseGet(() -> new Completion(List.of(), 0, false));
    }

    private static Optional<Part> part(String argument) {
        return switch (argument) {
            case "database" -> Optional.of(Part.DATABASE);
            case "schema" -> Optional.of(Part.SCHEMA);
            case "table" -> Optional.of(Part.TABLE);
            default -> Optional.empty();
        };
    }

    private Completion complete(Part part, String value, Map<String, String> resolved) {
        String database = part == Part.DATABASE ? null : resolved.get("database");
        String schema = part == Part.TABLE ? resolved.get("schema") : null;
        var found = completeTableName.complete(new CompleteTableName.Query(part, value, database, schema, COMPLETIONS));
        // What is proposed goes into the URI as it is, so it has to be encoded.
        var values = found.values().stream().map(TableUri::encode).toList();
        return new Completion(values, found.total(), found.total() > values.size());
    }
}
