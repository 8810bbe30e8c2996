package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TextFilterTest {

    @Test
    void keepsWhatHoldsTheTextInNameOrComment() {
        assertThat(TextFilter.of(" PROJ ").fits("close_project")).isTrue();
        assertThat(TextFilter.of("締め").fits("close_project", null, "プロジェクトを締める"))
                .isTrue();
        assertThat(TextFilter.of("ｐｒｏｊ").fits("close_project")).isTrue();
        assertThat(TextFilter.of("employee").fits("close_project", null, "締める")).isFalse();
    }

    @Test
    void keepsEverythingWithoutAText() {
        assertThat(TextFilter.of(null).fits("anything")).isTrue();
    }
}
