package dev.dbxray.bootstrap;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a key: the key itself goes to standard output, what to write into the access file to standard error. */
@Command(name = "key")
final class KeyCommand implements Callable<Integer> {

    private static final int RANDOM_BYTES = 32;
    private static final String PREFIX = "dbx_";

    private final Session session;

    @Parameters(paramLabel = "NAME")
    @SuppressWarnings("NullAway.Init")
    private String name;

    KeyCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws NoSuchAlgorithmException {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        String key = PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        String hash =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key.getBytes(UTF_8)));
        session.tell(Texts.message("key.made", name, hash));
        session.out().println(key);
        return CommandLineRunner.DONE;
    }
}
