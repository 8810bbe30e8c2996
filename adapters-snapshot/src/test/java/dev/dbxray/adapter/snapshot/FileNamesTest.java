package dev.dbxray.adapter.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileNamesTest {

    @ParameterizedTest
    @CsvSource({
        "sample,sample",
        "受注 明細,受注 明細",
        "a/b:c,a_b_c",
        "con,_con",
        "COM1.txt,_COM1.txt",
        "console,console",
        ".hidden,_.hidden",
        "ends.,ends_",
        "'ends ',ends_",
        "'',_",
    })
    void replacesWhatAPathCannotHoldAnywhere(String name, String folder) {
        assertThat(FileNames.of(name)).isEqualTo(folder);
    }

    @Test
    void cutsNamesThatAreTooLongForAFileSystemAtACharacter() {
        String folder = FileNames.of("𠮷".repeat(100));

        assertThat(folder.getBytes(StandardCharsets.UTF_8)).hasSize(200);
        assertThat(folder).isEqualTo("𠮷".repeat(50));
        assertThat(FileNames.of("a".repeat(200))).hasSize(200);
    }

    @Test
    void givesEachNameAFolderOfItsOwnWhateverTheOrder() {
        var folders = Map.of("A", "A", "a", "a~2", "a/", "a_", "a?", "a_~2");

        assertThat(FileNames.of(List.of("a?", "a", "A", "a/"))).isEqualTo(folders);
        assertThat(FileNames.of(List.of("a/", "A", "a", "a?"))).isEqualTo(folders);
    }
}
