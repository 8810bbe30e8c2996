package dev.dbxray.application.port.in;

import dev.dbxray.application.message.Message;
import java.util.List;

/** Ask what the answers lack because a database can't be read. */
@FunctionalInterface
public interface ListOutages {

    /** List a line for each such database, which names it and the reason; empty where nothing is lacking. */
    List<Message> outages();
}
