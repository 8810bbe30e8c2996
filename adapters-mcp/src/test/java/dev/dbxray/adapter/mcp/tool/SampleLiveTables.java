package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.application.message.Message;
import dev.dbxray.application.message.SourceUnavailableException;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.domain.model.Cardinality;
import dev.dbxray.domain.model.Column;
import dev.dbxray.domain.model.ForeignKey;
import dev.dbxray.domain.model.Index;
import dev.dbxray.domain.model.LiveTable;
import dev.dbxray.domain.model.LiveTable.TypeFacets;
import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.PrimaryKey;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.model.TableRef;
import dev.dbxray.domain.model.TableType;
import dev.dbxray.domain.model.UnknownProperties;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answer for the table {@code users} of a live database. */
final class SampleLiveTables {

    private static final UnknownProperties NOTHING = UnknownProperties.NONE;

    private static final Table USERS = Table.builder(new ObjectName("app", "public", "users"), TableType.TABLE)
            .columns(List.of(
                    column("id", "integer", false, "nextval('users_id_seq'::regclass)"),
                    column("email", "character varying(255)", false, null),
                    column("organization_id", "integer", true, null)))
            .primaryKey(new PrimaryKey("users_pkey", List.of("id"), NOTHING))
            .foreignKeys(List.of(new ForeignKey(
                    "users_organization_id_fkey",
                    List.of("organization_id"),
                    new TableRef("public", "organizations"),
                    List.of("id"),
                    null,
                    null,
                    Cardinality.OPTIONAL_ONE_TO_MANY,
                    NOTHING)))
            .indexes(List.of(new Index(
                    "users_pkey",
                    true,
                    List.of("id"),
                    List.of(),
                    List.of(),
                    false,
                    null,
                    null,
                    "CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)",
                    NOTHING)))
            .build();

    private SampleLiveTables() {}

    static DescribeLiveTable.Answer table(DescribeLiveTable.Query query) {
        return switch (query.table()) {
            case "users" ->
                new DescribeLiveTable.Described(new LiveTable(
                        USERS,
                        Map.of(
                                "id", new TypeFacets("integer", null, 32, 0),
                                "email", new TypeFacets("character varying", 255L, null, null))));
            case "which" -> new DescribeLiveTable.NoDatabase(query.database(), List.of("app", "crm"));
            case "down" ->
                throw new SourceUnavailableException(
                        new Message("dev.dbxray.adapter.mcp.tool.messages", "noPath", List.of()),
                        new IllegalStateException());
            default -> new DescribeLiveTable.NoTable(query.schema(), query.table());
        };
    }

    private static Column column(String name, String type, boolean nullable, @Nullable String defaultValue) {
        return new Column(name, null, type, nullable, defaultValue, null, null, null, List.of(), NOTHING);
    }
}
