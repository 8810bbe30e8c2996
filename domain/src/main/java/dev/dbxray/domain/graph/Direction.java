package dev.dbxray.domain.graph;

/** Say which way to follow relations from a table. */
public enum Direction {
    /** To the tables that refer to it. */
    INCOMING,
    /** To the tables that it refers to. */
    OUTGOING,
    /** Both ways. */
    BOTH
}
