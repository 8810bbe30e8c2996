package dev.dbxray.adapter.mcp.sdk;

import dev.dbxray.adapter.mcp.tool.Tools;

/** The two ways in which a client may speak, for tests that hold for both. */
enum Era {
    CLASSIC {
        @Override
        TestClient open(TestClient client) {
            return client.initialize();
        }

        @Override
        String line(Object id, String method, String params) {
            return TestClient.classic(id, method, params);
        }
    },
    MODERN {
        @Override
        TestClient open(TestClient client) {
            return client;
        }

        @Override
        String line(Object id, String method, String params) {
            return TestClient.modern(id, method, params);
        }
    };

    abstract TestClient open(TestClient client);

    abstract String line(Object id, String method, String params);

    TestClient open(Tools tools) {
        return open(new TestClient(tools));
    }

    String call(Object id, String tool) {
        return line(id, "tools/call", "{\"name\":\"" + tool + "\",\"arguments\":{\"id\":" + TestClient.json(id) + "}}");
    }
}
