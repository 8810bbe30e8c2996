package dev.dbxray.bootstrap;

import static dev.dbxray.domain.model.Fixtures.aCatalog;
import static dev.dbxray.domain.model.Fixtures.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.adapter.mcp.sdk.ListChanges;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class ServerStartTest {

    private final CountDownLatch snapshotIsThere = new CountDownLatch(1);

    @Test
    void answersInitializeBeforeTheSnapshotIsReadAndCallsAfterwards() throws IOException {
        CatalogReader slow = progress -> {
            try {
                snapshotIsThere.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return aCatalog(aTable("employee").build());
        };
        var useCases = Wiring.useCases(slow, Progress.SILENT);
        var server =
                Wiring.stdioServer(new Served(useCases, null, ToolSelection.ALL, ListChanges.never()), Locale.ENGLISH);
        var toServerPipe = Pipe.open();
        var fromServerPipe = Pipe.open();
        var in = Channels.newInputStream(toServerPipe.source());
        var out = Channels.newOutputStream(fromServerPipe.sink());
        Thread.ofPlatform().daemon().start(() -> server.serve(in, out));
        var toServer = Channels.newOutputStream(toServerPipe.sink());
        var answers = new BufferedReader(
                new InputStreamReader(Channels.newInputStream(fromServerPipe.source()), StandardCharsets.UTF_8));

        send(toServer, """
                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
                "capabilities":{},"clientInfo":{"name":"probe","version":"1"}}}""");
        assertThat(answers.readLine()).contains("\"id\":1", "\"instructions\"");
        send(toServer, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        send(
                toServer,
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"list_tables\"}}");
        send(toServer, "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/list\"}");
        assertThat(answers.readLine()).contains("\"id\":3", "search_tables");
        snapshotIsThere.countDown();
        assertThat(answers.readLine()).contains("\"id\":2", "employee");
        toServer.close();
    }

    private static void send(OutputStream server, String line) throws IOException {
        server.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        server.flush();
    }
}
