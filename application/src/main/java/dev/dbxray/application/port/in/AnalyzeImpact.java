package dev.dbxray.application.port.in;

import dev.dbxray.domain.rule.TableImpact;

/** Ask what a change of a table may break. */
@FunctionalInterface
public interface AnalyzeImpact {

    /** Gather what depends on the table that a written name means, and what it depends on. */
    Named<TableImpact> analyzeImpact(WrittenName table);
}
