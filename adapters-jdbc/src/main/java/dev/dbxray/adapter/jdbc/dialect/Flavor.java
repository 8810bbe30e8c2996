package dev.dbxray.adapter.jdbc.dialect;

/**
 * Tell servers apart that one set of SQL files serves.
 *
 * @param name the name by which a file's lines are marked for one of several products; empty where there is one only
 * @param majorVersion the version by which a file's lines are marked
 */
public record Flavor(String name, int majorVersion) {

    /** Tell servers apart by version only. */
    public static Flavor ofVersion(int majorVersion) {
        return new Flavor("", majorVersion);
    }
}
