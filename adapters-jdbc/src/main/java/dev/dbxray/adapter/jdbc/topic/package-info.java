/**
 * The standard topics of a database's catalog: which rows each topic's SQL file returns, and how they become domain
 * objects.
 *
 * <p>Inside the JDBC adapter only. A dialect brings the SQL files; a topic without a file is one that its databases don't
 * have. What a file's rows must look like stands at the class that reads them.
 */
@NullMarked
package dev.dbxray.adapter.jdbc.topic;

import org.jspecify.annotations.NullMarked;
