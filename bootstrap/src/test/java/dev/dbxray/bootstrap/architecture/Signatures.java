package dev.dbxray.bootstrap.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Match calls, method references and field accesses by the full name of their target.
 *
 * <p>{@code *} stands for any text, and parameter types are written as the class file has them: {@code [B} is an array
 * of bytes.
 */
final class Signatures extends DescribedPredicate<JavaAccess<?>> {

    private final List<Pattern> patterns;

    private Signatures(String description, List<Pattern> patterns) {
        super(description);
        this.patterns = patterns;
    }

    static Signatures of(String description, String... signatures) {
        return new Signatures(
                description, Arrays.stream(signatures).map(Signatures::pattern).toList());
    }

    @Override
    public boolean test(JavaAccess<?> access) {
        String target = access.getTarget().getFullName();
        return patterns.stream().anyMatch(pattern -> pattern.matcher(target).matches());
    }

    private static Pattern pattern(String signature) {
        return Pattern.compile(Pattern.quote(signature).replace("*", "\\E.*\\Q"));
    }
}
