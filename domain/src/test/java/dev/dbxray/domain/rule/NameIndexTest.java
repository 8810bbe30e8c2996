package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.ObjectName;
import dev.dbxray.domain.rule.Resolution.Ambiguous;
import dev.dbxray.domain.rule.Resolution.Found;
import dev.dbxray.domain.rule.Resolution.NotFound;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NameIndexTest {

    private static final ObjectName EMPLOYEE = new ObjectName("testdb", "sample", "employee");
    private static final ObjectName ARCHIVED = new ObjectName("testdb", "archive", "employee");
    private static final ObjectName UPPER = new ObjectName("testdb", "public", "T");
    private static final ObjectName LOWER = new ObjectName("testdb", "public", "t");
    private static final ObjectName DOTTED = new ObjectName("testdb", "public", "a-b.c");
    private static final ObjectName QUOTED = new ObjectName("testdb", "we.ird", "say \"hi\": you");
    private static final ObjectName OTHER_DATABASE = new ObjectName("prod:1", "sample", "invoice");

    private final NameIndex index =
            new NameIndex(List.of(EMPLOYEE, ARCHIVED, UPPER, LOWER, DOTTED, QUOTED, OTHER_DATABASE));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sample.employee",
                "testdb:sample.employee",
                "testdb.sample.employee",
                "\"sample\".\"employee\"",
                "\"testdb\":sample.\"employee\"",
                "SAMPLE.Employee",
                " sample.employee "
            })
    void readsEveryFormOfAName(String written) {
        assertThat(index.resolve(written, null, null)).isEqualTo(new Found(EMPLOYEE));
    }

    @Test
    void listsAllThatHaveTheNameInCanonicalOrder() {
        assertThat(index.resolve("employee", null, null)).isEqualTo(new Ambiguous(List.of(ARCHIVED, EMPLOYEE)));
    }

    @Test
    void narrowsByDatabaseAndSchemaInAnyCase() {
        assertThat(index.resolve("employee", "TESTDB", "Archive")).isEqualTo(new Found(ARCHIVED));
        assertThat(index.resolve("employee", "other", null)).isEqualTo(new NotFound());
        assertThat(index.resolve("sample.employee", null, "archive")).isEqualTo(new NotFound());
    }

    @Test
    void prefersTheWrittenCase() {
        assertThat(index.resolve("T", null, null)).isEqualTo(new Found(UPPER));
        assertThat(index.resolve("t", null, null)).isEqualTo(new Found(LOWER));
        assertThat(index.resolve("PUBLIC.t", null, null)).isEqualTo(new Ambiguous(List.of(UPPER, LOWER)));
    }

    @ParameterizedTest
    @ValueSource(strings = {" a", "a\t", "a b", "顧客\u3000", "\u2028", "a.b", "a:b", "\"", "顧客\u3000明細"})
    void readsBackWhatNameSyntaxWrites(String part) {
        var name = new ObjectName(part, part, part);

        assertThat(NameSyntax.spellings(name).skip(1))
                .allSatisfy(written -> assertThat(new NameIndex(List.of(name)).resolve(written, null, null))
                        .isEqualTo(new Found(name)));
    }

    @Test
    void findsNamesThatHoldSeparatorsAlsoWithoutQuotes() {
        assertThat(index.resolve("a-b.c", null, null)).isEqualTo(new Found(DOTTED));
        assertThat(index.resolve("public.a-b.c", null, null)).isEqualTo(new Found(DOTTED));
        assertThat(index.resolve("public.\"a-b.c\"", null, null)).isEqualTo(new Found(DOTTED));
        assertThat(index.resolve("\"a-b\".c", null, null)).isEqualTo(new NotFound());
        assertThat(index.resolve("prod:1:sample.invoice", null, null)).isEqualTo(new Found(OTHER_DATABASE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ".", "..", ":", "\"", "\"\"", "\"open", "x.\"open", "a.b.c.d.e.f.g.h.i.j.k.l.m.n"})
    void findsNothingForWhatIsNoName(String written) {
        assertThat(index.resolve(written, null, null)).isEqualTo(new NotFound());
    }

    @Test
    void findsEveryObjectByItsFullForm() {
        assertThat(List.of(EMPLOYEE, ARCHIVED, UPPER, LOWER, DOTTED, QUOTED, OTHER_DATABASE))
                .allSatisfy(name -> assertThat(index.resolve(NameSyntax.full(name), null, null))
                        .isEqualTo(new Found(name)));
    }

    @Test
    void takesADotAsASeparatorWhereBothReadingsNameSomething() {
        var dotInName = new ObjectName("testdb", "public", "sample.employee");
        var both = new NameIndex(List.of(EMPLOYEE, dotInName));

        assertThat(both.resolve("sample.employee", null, null)).isEqualTo(new Found(EMPLOYEE));
        assertThat(both.resolve(NameSyntax.full(EMPLOYEE), null, null)).isEqualTo(new Found(EMPLOYEE));
        assertThat(both.resolve(NameSyntax.full(dotInName), null, null)).isEqualTo(new Found(dotInName));
    }

    @Test
    void quotesOnlyTheNamesThatNeedIt() {
        assertThat(NameSyntax.full(EMPLOYEE)).isEqualTo("testdb:sample.employee");
        assertThat(NameSyntax.full(QUOTED)).isEqualTo("testdb:\"we.ird\".\"say \"\"hi\"\": you\"");
        assertThat(NameSyntax.full(new ObjectName("数量", "受注", ""))).isEqualTo("数量:受注.\"\"");
    }
}
