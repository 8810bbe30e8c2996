package dev.dbxray.adapter.mcp.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Writes answers of one line. */
final class PlainText {

    private PlainText() {}

    static void write(HttpServletResponse response, int status, String line) throws IOException {
        byte[] body = (line + "\n").getBytes(UTF_8);
        response.setStatus(status);
        response.setContentType("text/plain;charset=UTF-8");
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
