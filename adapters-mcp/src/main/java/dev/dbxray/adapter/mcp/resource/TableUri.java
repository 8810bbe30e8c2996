package dev.dbxray.adapter.mcp.resource;

import dev.dbxray.domain.model.ObjectName;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/** Write and read the URI of a table, {@code dbxray://database/schema/table}, each segment percent-encoded (RFC 3986). */
final class TableUri {

    static final String TEMPLATE = "dbxray://{database}/{schema}/{table}";

    private static final String SCHEME = "dbxray://";
    private static final String UNRESERVED = "-._~";
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private TableUri() {}

    static String of(ObjectName table) {
        return SCHEME + encode(table.database()) + "/" + encode(table.schema()) + "/" + encode(table.name());
    }

    /** Read a URI; empty where it isn't one of a table. */
    static Optional<ObjectName> read(String uri) {
        if (!uri.startsWith(SCHEME)) {
            return Optional.empty();
        }
        String[] segments = uri.substring(SCHEME.length()).split("/", -1);
        if (segments.length != 3) {
            return Optional.empty();
        }
        try {
            return Optional.of(new ObjectName(decode(segments[0]), decode(segments[1]), decode(segments[2])));
        } catch (CharacterCodingException | NumberFormatException | StringIndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    static String encode(String segment) {
        var encoded = new StringBuilder();
        for (byte octet : segment.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (octet & 0xFF);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0)) {
                encoded.append(c);
            } else {
                encoded.append('%').append(HEX.toHexDigits(octet));
            }
        }
        return encoded.toString();
    }

    // Not URLDecoder: that one takes a plus sign for a blank, and replaces what isn't UTF-8.
    static String decode(String segment) throws CharacterCodingException {
        var octets = new ByteArrayOutputStream();
        byte[] written = segment.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < written.length; i++) {
            if (written[i] == '%') {
                octets.write(Integer.parseInt(new String(written, i + 1, 2, StandardCharsets.ISO_8859_1), 16));
                i += 2;
            } else {
                octets.write(written[i]);
            }
        }
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(octets.toByteArray()))
                .toString();
    }
}
