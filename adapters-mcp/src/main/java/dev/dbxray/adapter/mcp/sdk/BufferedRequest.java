package dev.dbxray.adapter.mcp.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import org.jspecify.annotations.Nullable;

/** A request whose body was read, and may be read once more, as UTF-8 whatever it says. */
final class BufferedRequest extends HttpServletRequestWrapper {

    private static final String ACCEPT = "Accept";
    private static final String ANYTHING = "*/*";
    private static final String BOTH = "application/json, text/event-stream";

    private final byte[] body;

    BufferedRequest(HttpServletRequest request, byte[] body) {
        super(request);
        this.body = body;
    }

    /** A client that takes anything, or doesn't say, takes what the protocol answers with. */
    @Override
    public @Nullable String getHeader(String name) {
        String value = super.getHeader(name);
        return name.equalsIgnoreCase(ACCEPT) && (value == null || value.strip().equals(ANYTHING)) ? BOTH : value;
    }

    @Override
    public String getCharacterEncoding() {
        return UTF_8.name();
    }

    @Override
    public int getContentLength() {
        return body.length;
    }

    @Override
    public long getContentLengthLong() {
        return body.length;
    }

    @Override
    public BufferedReader getReader() {
        return new BufferedReader(new InputStreamReader(new ByteArrayInputStream(body), UTF_8));
    }

    @Override
    public ServletInputStream getInputStream() {
        return new Body(new ByteArrayInputStream(body));
    }

    private static final class Body extends ServletInputStream {

        private final ByteArrayInputStream bytes;

        Body(ByteArrayInputStream bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            return bytes.read(target, offset, length);
        }

        @Override
        public boolean isFinished() {
            return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new IllegalStateException("The body was read already");
        }
    }
}
