package dev.dbxray.domain.rule;

/** Name the parts that a table can play in an entity-relationship model, beside that of an entity. */
public enum ErRole {
    /** It connects other tables many to many, see {@link Junction}. */
    JUNCTION
}
