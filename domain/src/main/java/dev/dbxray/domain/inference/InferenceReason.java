package dev.dbxray.domain.inference;

/** Tell why a relation was inferred. */
public enum InferenceReason {
    /** The column is called after the table and its key: {@code customer_id} for {@code id} of {@code customers}. */
    NAMES_TABLE_AND_KEY,
    /** The same with words before it that tell the role: {@code billing_customer_id}. */
    NAMES_ROLE_TABLE_AND_KEY,
    /** The column has the name of a key that only one table has. */
    SAME_NAME_AS_KEY,
    /** The columns have the names of a primary key of several columns that only one table has. */
    SAME_NAMES_AS_KEY
}
