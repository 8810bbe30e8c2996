package dev.dbxray.application.port.in;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.model.Routine;
import dev.dbxray.domain.rule.InsightState;
import java.util.List;

/** Ask for everything about the functions and procedures of one name. */
@FunctionalInterface
public interface DescribeFunction {

    /** Describe the function that a written name means. */
    Named<Function> describeFunction(WrittenName function);

    /**
     * Hold the overloads of a name.
     *
     * @param name the name
     * @param overloads the overloads by arguments, at least one
     */
    record Function(ObjectName name, List<Overload> overloads) {
        public Function {
            overloads = List.copyOf(overloads);
        }
    }

    /**
     * Hold an overload.
     *
     * @param routine the overload
     * @param insight what is known of its body
     */
    record Overload(Routine routine, InsightState insight) {}
}
