package dev.dbxray.application.contract;

/** Name the types of the reference schema's columns. */
public enum ReferenceType {
    /** {@code INTEGER}, 32 bits. */
    INTEGER,
    /** {@code VARCHAR(50)}. */
    VARCHAR_50,
    /** {@code DECIMAL(10,2)}. */
    DECIMAL_10_2,
    /** {@code DATE}. */
    DATE
}
