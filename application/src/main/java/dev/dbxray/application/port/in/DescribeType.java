package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ColumnRef;
import dev.dbxray.domain.model.UserType;
import java.util.List;

/** Ask for everything about one user-defined type. */
@FunctionalInterface
public interface DescribeType {

    /** Describe the type that a written name means. */
    Named<Description> describeType(WrittenName type);

    /**
     * Hold a type and what uses it.
     *
     * @param type the type
     * @param usedByColumns the columns of tables and views that hold its values, arrays among them, by table and position
     */
    record Description(UserType type, List<ColumnRef> usedByColumns) {
        public Description {
            usedByColumns = List.copyOf(usedByColumns);
        }
    }
}
