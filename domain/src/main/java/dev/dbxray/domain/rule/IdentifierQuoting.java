package dev.dbxray.domain.rule;

import dev.dbxray.domain.model.TableRef;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Write names as the SQL of a database product needs them, so that each means the object of exactly that name. */
public enum IdentifierQuoting {
    /** PostgreSQL: double quotes, where its {@code quote_ident} sets them. */
    POSTGRESQL('"', '"') {
        @Override
        boolean isPlain(String name) {
            return PostgreSqlNames.isPlain(name);
        }
    },
    /** MySQL and MariaDB: backticks. */
    BACKTICKS('`', '`'),
    /** SQL Server: brackets. */
    BRACKETS('[', ']'),
    /** The SQL standard: double quotes. */
    STANDARD('"', '"');

    private final char open;
    private final char close;

    IdentifierQuoting(char open, char close) {
        this.open = open;
        this.close = close;
    }

    /**
     * Find how a product quotes.
     *
     * @param product the product's name as the server tells it; null where it isn't known
     */
    public static IdentifierQuoting of(@Nullable String product) {
        return switch (product == null ? "" : product.toLowerCase(Locale.ROOT)) {
            case "postgresql" -> POSTGRESQL;
            case "mysql", "mariadb" -> BACKTICKS;
            case "microsoft sql server" -> BRACKETS;
            default -> STANDARD;
        };
    }

    /** Write a name. */
    public String quote(String name) {
        return isPlain(name) ? name : open + name.replace(String.valueOf(close), "" + close + close) + close;
    }

    /** Write a table's name within its database. */
    public String quote(TableRef table) {
        return quote(table.schema()) + "." + quote(table.name());
    }

    boolean isPlain(@SuppressWarnings("unused") String name) {
        return false;
    }
}
