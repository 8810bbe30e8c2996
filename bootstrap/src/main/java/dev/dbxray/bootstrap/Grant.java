package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.adapter.search.LuceneTableIndexer;
import dev.dbxray.adapter.snapshot.AccessRules.GrantRule;
import dev.dbxray.application.usecase.UseCases;
import dev.dbxray.domain.rule.Visibility;

/**
 * Say what a caller may use.
 *
 * @param tools the only tools
 * @param visibility the only databases and schemas
 */
record Grant(ToolSelection tools, Visibility visibility) {

    static final Grant ALL = new Grant(ToolSelection.ALL, Visibility.ALL);

    /**
     * Make one of a rule.
     *
     * @throws dev.dbxray.application.message.MendableException if it names a tool that there isn't
     */
    static Grant of(GrantRule rule) {
        return new Grant(
                rule.tools().isEmpty() ? ToolSelection.ALL : ToolSelection.of(rule.tools()),
                Visibility.of(rule.databases(), rule.schemas()));
    }

    UseCases visible(UseCases useCases) {
        return useCases.within(visibility, new LuceneTableIndexer());
    }
}
