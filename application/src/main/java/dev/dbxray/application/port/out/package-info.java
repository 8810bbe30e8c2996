/** What the use cases need from outside; adapters implement it. */
@NullMarked
package dev.dbxray.application.port.out;

import org.jspecify.annotations.NullMarked;
