@NullMarked
package dev.dbxray.adapter.sql.routine;

import org.jspecify.annotations.NullMarked;
