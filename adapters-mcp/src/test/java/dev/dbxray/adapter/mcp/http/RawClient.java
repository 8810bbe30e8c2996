package dev.dbxray.adapter.mcp.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sends what no well-behaved client would send, one request a connection. */
record RawClient(URI url) {

    private static final int PATIENCE_MILLIS = 60_000;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3}).*", Pattern.DOTALL);

    /** An answer, whole. */
    record Answer(String text) {

        int status() {
            Matcher status = STATUS.matcher(text);
            return status.matches() ? Integer.parseInt(status.group(1)) : 0;
        }

        String header(String name) {
            Matcher header = Pattern.compile("(?im)^" + name + ": *(.*?)\\r?$").matcher(text.split("\r\n\r\n", 2)[0]);
            return header.find() ? header.group(1) : "";
        }
    }

    /** Post a message as a client that knows what to send. */
    Answer post(String body, String... headers) {
        return send("POST", url.getPath(), body, headers);
    }

    Answer send(String method, String path, String body, String... headers) {
        var head = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: " + url.getAuthority() + "\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        byte[] bytes = body.getBytes(UTF_8);
        return send(head + "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
                + "Content-Length: " + bytes.length + "\r\nConnection: close\r\n\r\n" + body);
    }

    /** Send a request as it stands and read until the server closes. */
    Answer send(String request) {
        try (var socket = new Socket(url.getHost(), url.getPort())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request.getBytes(UTF_8));
            socket.getOutputStream().flush();
            return new Answer(new String(socket.getInputStream().readAllBytes(), UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
