package dev.dbxray.adapter.mcp.tool;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Write a property without a value as an explicit null, and an empty list as one, instead of leaving them out. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface NullsStay {}
