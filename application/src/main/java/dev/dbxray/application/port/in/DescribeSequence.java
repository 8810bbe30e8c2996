package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.Sequence;
import java.util.List;

/** Ask for everything about one sequence. */
@FunctionalInterface
public interface DescribeSequence {

    /** Describe the sequence that a written name means. */
    Named<Description> describeSequence(WrittenName sequence);

    /**
     * Hold a sequence and what uses it.
     *
     * @param sequence the sequence
     * @param usedByColumns the columns that take their values from it, by table and position
     */
    record Description(Sequence sequence, List<ColumnRef> usedByColumns) {
        public Description {
            usedByColumns = List.copyOf(usedByColumns);
        }
    }
}
