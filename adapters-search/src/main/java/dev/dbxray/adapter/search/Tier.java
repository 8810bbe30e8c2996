package dev.dbxray.adapter.search;

/**
 * Rank the places where a term can stand, strongest first.
 *
 * <p>The weights keep this order for a single term. They lie close together, because in a question of many terms it
 * counts more how many of them a table has, and how rare they are, than where they stand.
 */
enum Tier {
    WHOLE_NAME(1f),
    WHOLE_ALIAS(.95f),
    NAME_PREFIX(.9f),
    NAME_WORD(.85f),
    NAME_PART(.8f),
    COLUMN(.7f),
    DESCRIPTION(.6f),
    COLUMN_DESCRIPTION(.5f),
    CONTEXT(.1f);

    /** What the weakest match in a tier is worth of the strongest, so that no tier reaches down into the next. */
    static final float FLOOR = .96f;

    private final float weight;

    Tier(float weight) {
        this.weight = weight;
    }

    float weight() {
        return weight;
    }
}
