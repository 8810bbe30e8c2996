package dev.dbxray.bootstrap.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Run the real jar as a process of its own, the way a client does. */
final class DbxrayProcess implements AutoCloseable {

    static final Path JAR = Path.of("target", "dbxray.jar").toAbsolutePath();

    private static final long PATIENCE_SECONDS = 120;

    private final Process process;
    private final BufferedReader out;
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final CompletableFuture<String> err;

    private DbxrayProcess(Process process) {
        this.process = process;
        out = process.inputReader(StandardCharsets.UTF_8);
        err = CompletableFuture.supplyAsync(this::readErr, Thread::startVirtualThread);
    }

    static DbxrayProcess start(String... arguments) {
        return start(Map.of("LC_ALL", "C"), List.of(), arguments);
    }

    static DbxrayProcess start(Map<String, String> environment, List<String> jvmOptions, String... arguments) {
        return start(environment, command(jvmOptions, arguments));
    }

    /** Run a command in a folder, without any input, to its end. */
    static Outcome runIn(Path folder, String... arguments) {
        try (var process = start(Map.of("LC_ALL", "C.UTF-8"), folder, command(List.of(), arguments))) {
            return process.finish();
        }
    }

    private static List<String> command(List<String> jvmOptions, String... arguments) {
        var command = new ArrayList<>(Hangups.hearing());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmOptions);
        command.addAll(List.of("-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        return command;
    }

    static DbxrayProcess start(Map<String, String> environment, List<String> command) {
        return start(environment, Path.of("").toAbsolutePath(), command);
    }

    private static DbxrayProcess start(Map<String, String> environment, Path folder, List<String> command) {
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().putAll(environment);
        try {
            return new DbxrayProcess(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Run a command without any input to its end. */
    static Outcome run(String... arguments) {
        try (var process = start(arguments)) {
            return process.finish();
        }
    }

    void send(String... lines) {
        try {
            OutputStream in = process.getOutputStream();
            for (String line : lines) {
                in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            }
            in.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String receive() {
        try {
            String line = out.readLine();
            assertThat(line)
                    .as("a line on stdout; stderr: %s", line == null ? err.join() : "")
                    .isNotNull();
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Wait for a line on standard error that matches as a whole, and get its first group. */
    String awaitTold(String line) {
        var pattern = Pattern.compile(line);
        try {
            while (true) {
                String next = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assertThat(next).as(line).isNotNull();
                var matcher = pattern.matcher(next);
                if (matcher.matches()) {
                    return matcher.group(1);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Send SIGHUP. */
    void hangUp() {
        signal("HUP");
    }

    /** Send SIGTERM. */
    void terminate() {
        signal("TERM");
    }

    private void signal(String name) {
        try {
            assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                            .start()
                            .waitFor())
                    .isZero();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** End the input and wait for the end of the process. */
    Outcome finish() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return awaitEnd();
    }

    /** Wait for the end of the process. */
    Outcome awaitEnd() {
        try {
            var lines = out.lines().toList();
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            return new Outcome(process.exitValue(), lines, err.join());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private String readErr() {
        return new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))
                .lines()
                .peek(told::add)
                .reduce("", (text, line) -> text + line + "\n");
    }

    /** What a process left behind. */
    record Outcome(int exitCode, List<String> out, String err) {}
}
