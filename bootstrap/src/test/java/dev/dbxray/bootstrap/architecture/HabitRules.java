package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Keep habits out that break a server or hide a failure. */
final class HabitRules {

    private static final Signatures STANDARD_STREAMS = Signatures.of(
            "uses a standard stream",
            "java.lang.System.in",
            "java.lang.System.out",
            "java.lang.System.err",
            "java.lang.System.setIn(*)",
            "java.lang.System.setOut(*)",
            "java.lang.System.setErr(*)",
            "java.lang.System.console()",
            "java.lang.IO.*");

    private static final Signatures STACK_TRACE = Signatures.of("prints a stack trace", "*.printStackTrace()");

    private static final Signatures GENERIC_EXCEPTION = Signatures.of(
            "makes a generic exception",
            "java.lang.Throwable.<init>(*)",
            "java.lang.Error.<init>(*)",
            "java.lang.Exception.<init>(*)",
            "java.lang.RuntimeException.<init>(*)");

    // An exception class of our own calls the constructor of its superclass, and makes no generic one by that.
    private static final DescribedPredicate<JavaAccess<?>> OUTSIDE_EXCEPTIONS =
            describe("outside exceptions", access -> !access.getOriginOwner().isAssignableTo(Throwable.class));

    private HabitRules() {}

    static List<HexagonRule> of(Rings rings) {
        return List.of(
                new HexagonRule("onlyBootstrapTouchesStandardStreams", onlyBootstrapTouchesStandardStreams(rings)),
                new HexagonRule("nobodyPrintsStackTraces", nobodyPrintsStackTraces(rings)),
                new HexagonRule("nobodyMakesGenericExceptions", nobodyMakesGenericExceptions(rings)));
    }

    private static ArchRule onlyBootstrapTouchesStandardStreams(Rings rings) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(rings.bootstrap())
                .should()
                .accessTargetWhere(STANDARD_STREAMS)
                .because("standard output is the protocol, and one stray line ends the session;"
                        + " take the stream as an argument, and log through System.Logger");
    }

    private static ArchRule nobodyPrintsStackTraces(Rings rings) {
        return noClasses()
                .that()
                .resideInAPackage(rings.all())
                .should()
                .accessTargetWhere(STACK_TRACE)
                .because("a trace without a log record has no level, no time and no reader; log the throwable");
    }

    private static ArchRule nobodyMakesGenericExceptions(Rings rings) {
        return noClasses()
                .that()
                .resideInAPackage(rings.all())
                .should()
                .accessTargetWhere(GENERIC_EXCEPTION.and(OUTSIDE_EXCEPTIONS))
                .because("who catches it cannot tell it from a bug; an expected outcome is a value,"
                        + " what the user can mend is a MendableException, and a bug has its JDK type");
    }
}
