package dev.dbxray.domain.model;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Describe a sequence generator.
 *
 * @param name the sequence's name
 * @param dataType the type of its values
 * @param start the first value
 * @param increment the step
 * @param min the least value
 * @param max the greatest value
 * @param cycle whether it starts again at the end
 * @param ownedBy the column that it lives and dies with
 * @param description the comment
 * @param unknown what a newer source told beyond that
 */
public record Sequence(
        ObjectName name,
        @Nullable String dataType,
        @Nullable BigInteger start,
        @Nullable BigInteger increment,
        @Nullable BigInteger min,
        @Nullable BigInteger max,
        @Nullable Boolean cycle,
        @Nullable ColumnRef ownedBy,
        @Nullable String description,
        UnknownProperties unknown) {}
