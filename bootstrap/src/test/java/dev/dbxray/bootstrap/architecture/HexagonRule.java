package dev.dbxray.bootstrap.architecture;

import com.tngtech.archunit.lang.ArchRule;

/** Name a rule, so that a test can tell which fixture it must reject. */
record HexagonRule(String name, ArchRule rule) {

    @Override
    public String toString() {
        return name;
    }
}
