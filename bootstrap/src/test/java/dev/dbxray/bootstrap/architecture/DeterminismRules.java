package dev.dbxray.bootstrap.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.List;

/** Keep the core a function of what it is given: the same catalog and question make the same answer everywhere. */
final class DeterminismRules {

    private static final Signatures CLOCK = Signatures.of(
            "reads the clock",
            "java.lang.System.currentTimeMillis()",
            "java.lang.System.nanoTime()",
            "java.time.*.now()",
            "java.time.*.now(java.time.ZoneId)",
            "java.time.Clock.system*",
            "java.util.Date.<init>()",
            "java.util.Calendar.getInstance(*)");

    private static final Signatures CHANCE = Signatures.of(
            "leaves it to chance",
            "java.lang.Math.random()",
            "java.lang.System.identityHashCode(*)",
            "java.util.Collections.shuffle(java.util.List)",
            "java.security.SecureRandom.*",
            "java.util.Random.*",
            "java.util.SplittableRandom.*",
            "java.util.UUID.randomUUID()",
            "java.util.concurrent.ThreadLocalRandom.*");

    private static final Signatures ENVIRONMENT = Signatures.of(
            "asks the environment",
            "java.lang.Boolean.getBoolean(*)",
            "java.lang.Integer.getInteger(*)",
            "java.lang.Long.getLong(*)",
            "java.lang.Runtime.getRuntime()",
            "java.lang.System.getProperties()",
            "java.lang.System.getProperty(*)",
            "java.lang.System.getenv(*)",
            "java.lang.System.lineSeparator()",
            "java.time.ZoneId.systemDefault()",
            "java.util.TimeZone.getDefault()");

    private static final Signatures DEFAULTS = Signatures.of(
            "takes a default locale or charset",
            "java.lang.String.<init>([B)",
            "java.lang.String.<init>([B, int, int)",
            "java.lang.String.format(java.lang.String, *",
            "java.lang.String.formatted(*)",
            "java.lang.String.getBytes()",
            "java.lang.String.toLowerCase()",
            "java.lang.String.toUpperCase()",
            "java.text.*.get*Instance()",
            "java.text.DecimalFormat.<init>(*)",
            "java.text.MessageFormat.<init>(java.lang.String)",
            "java.text.MessageFormat.format(java.lang.String, *",
            "java.text.SimpleDateFormat.<init>(java.lang.String)",
            "java.util.Formatter.<init>()",
            "java.util.Locale.getDefault(*)",
            // Without a control, a bundle falls back to the default locale before it falls back to its root.
            "java.util.ResourceBundle.getBundle(java.lang.String)",
            "java.util.ResourceBundle.getBundle(java.lang.String, java.util.Locale)",
            "java.util.ResourceBundle.getBundle(java.lang.String, java.util.Locale, java.lang.ClassLoader)");

    private DeterminismRules() {}

    static List<HexagonRule> of(Rings rings) {
        return List.of(
                never(rings, "theCoreReadsNoClock", CLOCK, "take the time as an argument"),
                never(rings, "theCoreLeavesNothingToChance", CHANCE, "order by what the objects are"),
                never(rings, "theCoreAsksNoEnvironment", ENVIRONMENT, "let bootstrap read settings and hand them in"),
                never(rings, "theCoreTakesNoDefaults", DEFAULTS, "name the locale, Locale.ROOT for identifiers"));
    }

    private static HexagonRule never(Rings rings, String name, Signatures signatures, String mend) {
        return new HexagonRule(
                name,
                noClasses()
                        .that()
                        .resideInAnyPackage(rings.domain(), rings.application())
                        .should()
                        .accessTargetWhere(signatures)
                        .because("an answer must not depend on when and where it is computed; " + mend));
    }
}
