package dev.dbxray.adapter.mcp.sdk;

import java.io.PrintStream;

/** Runs the server with fakes in a process of its own. */
final class FakeServerMain {

    private FakeServerMain() {}

    public static void main(String[] arguments) {
        PrintStream out = System.out;
        System.setOut(System.err);
        new StdioServer(TestClient.PROFILE, new FakeTools(), new FakeResources(), ListChanges.never())
                .serve(System.in, out);
    }
}
