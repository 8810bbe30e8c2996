package dev.dbxray.application.contract;

import dev.dbxray.application.port.out.CatalogReader;
import java.util.Set;

/** Offer one kind of source, in which the reference schema stands. */
public interface Source {

    /** Get what the source has and can tell. */
    Set<Feature> features();

    /** Read as the owner of everything. */
    CatalogReader asOwner();

    /** Read as a role that may only read, or as the owner where the source knows no roles. */
    CatalogReader asReader();

    /** Get the database's name as the reader should tell it. */
    String database();

    /** Get the schema that stands for the reference schema {@code shop}. */
    default String shop() {
        return "shop";
    }

    /** Spell a type as the reader should tell it. */
    String type(ReferenceType type);
}
