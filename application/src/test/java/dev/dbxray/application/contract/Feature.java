package dev.dbxray.application.contract;

/** Name what not every kind of database has or can tell. */
public enum Feature {
    SEVERAL_SCHEMAS,
    NAMES_THAT_DIFFER_IN_CASE,
    TABLE_COMMENTS,
    VIEW_COMMENTS,
    COLUMN_COMMENTS,
    /** A type says how long its texts may be. */
    TEXT_LENGTHS,
    PRIMARY_KEY_NAMES,
    FOREIGN_KEY_NAMES,
    FOREIGN_KEYS_BETWEEN_SCHEMAS,
    REFERENTIAL_ACTIONS,
    /** Unique constraints stand apart from the indexes behind them. */
    UNIQUE_CONSTRAINTS,
    CHECK_CONSTRAINTS,
    /** Unique and check constraints have names. */
    CONSTRAINT_NAMES,
    EXPRESSION_INDEXES,
    PARTIAL_INDEXES,
    INCLUDED_COLUMNS,
    IDENTITY_COLUMNS,
    GENERATED_COLUMNS,
    VIEW_DEPENDENCIES,
    MATERIALIZED_VIEWS,
    PARTITIONS,
    TRIGGERS,
    /** A role that may only read sees triggers. */
    TRIGGERS_FOR_READERS,
    /** A trigger calls a function instead of having a body of its own. */
    TRIGGER_FUNCTIONS,
    FUNCTIONS,
    OVERLOADS,
    PROCEDURES,
    /** A role that may only read sees the source of routines. */
    ROUTINE_SOURCES_FOR_READERS,
    SEQUENCES,
    /** A sequence tells what it began with. */
    SEQUENCE_STARTS,
    ENUM_TYPES,
    DOMAIN_TYPES,
    COMPOSITE_TYPES
}
