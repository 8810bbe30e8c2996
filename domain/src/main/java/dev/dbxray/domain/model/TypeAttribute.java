package dev.dbxray.domain.model;

/**
 * Describe an attribute of a composite type.
 *
 * @param name the attribute's name, verbatim
 * @param type the database's own full spelling
 * @param unknown what a newer source told beyond that
 */
public record TypeAttribute(String name, String type, UnknownProperties unknown) {}
