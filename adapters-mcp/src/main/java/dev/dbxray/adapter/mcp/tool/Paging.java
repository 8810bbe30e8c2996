package dev.dbxray.adapter.mcp.tool;

import dev.dbxray.domain.rule.Page;
import org.jspecify.annotations.Nullable;

/** Hold the bounds of lists, which keep an answer within what a model can read. */
final class Paging {

    static final int LIMIT = 100;
    static final int MOST = 500;
    static final int SEARCH_LIMIT = 20;
    static final int SEARCH_MOST = 100;

    private Paging() {}

    static Page page(@Nullable Integer limit, @Nullable Integer offset, int defaultLimit) {
        return new Page(limit == null ? defaultLimit : limit, offset == null ? 0 : offset);
    }
}
