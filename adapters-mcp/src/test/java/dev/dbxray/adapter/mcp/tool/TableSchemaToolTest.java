package dev.dbxray.adapter.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dbxray.adapter.mcp.tool.ToolAnswer.Answered;
import dev.dbxray.adapter.mcp.tool.ToolAnswer.Refused;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TableSchemaToolTest {

    private final ToolCatalog tools = new ToolCatalog(SampleQuestions.ports(), Locale.ENGLISH, ToolSelection.ALL);

    @Test
    void tellsAbsentValuesAsExplicitNulls() {
        assertThat(tools.call("get_table_schema", Map.of("table", "users")))
                .isInstanceOfSatisfying(
                        Answered.class,
                        answered -> assertThat(answered.compactJson()).isEqualTo("""
                        {"schema":"public","table":"users","columns":[\
                        {"name":"id","data_type":"integer","is_nullable":false,\
                        "default":"nextval('users_id_seq'::regclass)","character_maximum_length":null,\
                        "numeric_precision":32,"numeric_scale":0,"is_primary_key":true},\
                        {"name":"email","data_type":"character varying","is_nullable":false,"default":null,\
                        "character_maximum_length":255,"numeric_precision":null,"numeric_scale":null,\
                        "is_primary_key":false},\
                        {"name":"organization_id","data_type":"integer","is_nullable":true,"default":null,\
                        "character_maximum_length":null,"numeric_precision":null,"numeric_scale":null,\
                        "is_primary_key":false}],\
                        "primary_key":["id"],\
                        "foreign_keys":[{"constraint_name":"users_organization_id_fkey","column":"organization_id",\
                        "foreign_schema":"public","foreign_table":"organizations","foreign_column":"id"}],\
                        "indexes":[{"name":"users_pkey",\
                        "definition":"CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)"}]}"""));
    }

    @Test
    void refusesWhatTheCallerCanMend() {
        assertRefused(Map.of("table", "nope"), "There is no table nope in the default schema.");
        assertRefused(Map.of("table", "nope", "schema", "app"), "There is no table nope in schema app.");
        assertRefused(Map.of("table", "which"), "Call again with database, one of: app, crm.");
        assertRefused(Map.of("table", "which", "database", "hr"), "There is no database hr. There are: app, crm.");
        assertRefused(Map.of("schema", "app"), "table");
    }

    @Test
    void failsWhereNoArgumentWouldHelp() {
        assertThatExceptionOfType(ToolFailedException.class)
                .isThrownBy(() -> tools.call("get_table_schema", Map.of("table", "down")))
                .withMessageStartingWith("No foreign key");
    }

    @Test
    void isServedOnlyWhereALiveDatabaseIsConnected() {
        var ports = SampleQuestions.ports(null);

        assertThat(new ToolCatalog(ports, Locale.ENGLISH, ToolSelection.ALL).definitions())
                .extracting(ToolDefinition::name)
                .hasSize(19)
                .doesNotContain("get_table_schema");
    }

    private void assertRefused(Map<String, Object> arguments, String hint) {
        assertThat(tools.call("get_table_schema", arguments))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.message()).contains(hint));
    }
}
