@NullMarked
package dev.dbxray.adapter.sql.routine.oracle;

import org.jspecify.annotations.NullMarked;
