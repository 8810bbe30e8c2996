package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.http.HttpServer;

/** Serve over HTTP until the process is told to end, or this thread to stop. */
final class HttpServing {

    private HttpServing() {}

    static void serve(HttpServer server, Session session) {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
        session.tell(Texts.message("serve.http", server.url()));
        try {
            server.await();
        } catch (InterruptedException e) {
            server.close();
            Thread.currentThread().interrupt();
        }
    }
}
