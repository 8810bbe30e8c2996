@NullMarked
package dev.dbxray.adapter.sql.routine.postgresql;

import org.jspecify.annotations.NullMarked;
