package dev.dbxray.adapter.mcp.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProcessTest {

    @ParameterizedTest
    @ValueSource(strings = {"windows-31j", "US-ASCII", "UTF-16"})
    void speaksUtf8WhateverTheDefaultCharsetIs(String charset) throws IOException, InterruptedException {
        String call = TestClient.classic("受注", "tools/call", "{\"name\":\"echo\",\"arguments\":{\"名\":\"従業員\"}}");
        String input = TestClient.initializeLine("2025-11-25") + "\n" + call + "\n";
        Process process = start(charset);
        try (var in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(output.lines()).hasSize(2).last().asString().contains("\"id\":\"受注\"", "{\"名\":\"従業員\"}");
        assertThat(process.waitFor(TestClient.PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .isTrue();
        assertThat(process.exitValue()).isZero();
    }

    private static Process start(String charset) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=" + charset,
                "-Dstdout.encoding=" + charset,
                "-Dstderr.encoding=" + charset,
                "-cp",
                System.getProperty("java.class.path"),
                FakeServerMain.class.getName()));
        builder.environment().put("LC_ALL", "C");
        return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
