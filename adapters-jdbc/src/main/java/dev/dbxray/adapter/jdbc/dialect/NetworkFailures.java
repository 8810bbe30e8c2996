package dev.dbxray.adapter.jdbc.dialect;

import static dev.dbxray.adapter.jdbc.dialect.Texts.text;

import dev.dbxray.application.message.Message;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Say what a failure of the network means, by its causes; the drivers' own texts are in any language. */
public final class NetworkFailures {

    private NetworkFailures() {}

    /**
     * Find the first cause that tells what the user can do.
     *
     * @param place the server's host and port, for people
     */
    public static Optional<Message> explain(SQLException failure, String place) {
        return causes(failure)
                .map(cause -> byCause(cause, place))
                .flatMap(Stream::ofNullable)
                .findFirst();
    }

    private static @Nullable Message byCause(Throwable cause, String place) {
        return switch (cause) {
            case UnknownHostException unknown -> text("connect.unknownHost", place);
            case ConnectException refused -> text("connect.refused", place);
            case SocketTimeoutException late -> text("connect.timeout", place);
            case SSLException insecure -> text("connect.tls", place);
            case GeneralSecurityException insecure -> text("connect.tls", place);
            default -> null;
        };
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause);
    }
}
