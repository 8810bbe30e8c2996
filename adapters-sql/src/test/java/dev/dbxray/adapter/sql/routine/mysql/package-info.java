@NullMarked
package dev.dbxray.adapter.sql.routine.mysql;

import org.jspecify.annotations.NullMarked;
