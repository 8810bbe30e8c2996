/** What SQL text touches. Knows the domain and the application's ports, no other adapter. */
@NullMarked
package dev.dbxray.adapter.sql;

import org.jspecify.annotations.NullMarked;
