package dev.dbxray.application.port.in;

/** Name the kinds of schema object that a user can ask for by name. */
public enum ObjectKind {
    /** Tables, views, materialized views and foreign tables. */
    TABLE,
    /** Functions and procedures. */
    FUNCTION,
    SEQUENCE,
    /** User-defined types. */
    TYPE
}
