package dev.dbxray.domain.search;

/**
 * Tell which spelling was searched for instead of a term that no table has.
 *
 * @param term the term as it was written
 * @param replacement the spelling that was searched for
 */
public record Correction(String term, String replacement) {}
