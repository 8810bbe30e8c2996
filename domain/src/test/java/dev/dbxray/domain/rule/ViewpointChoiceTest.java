package dev.dbxray.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dbxray.domain.model.UnknownProperties;
import dev.dbxray.domain.model.Viewpoint;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ViewpointChoiceTest {

    private static final Viewpoint SALES = viewpoint("one", "sales");
    private static final Viewpoint SALES_TOO = viewpoint("two", "sales");
    private static final Viewpoint CAPITAL = viewpoint("two", "Stock");
    private static final Viewpoint SMALL = viewpoint("two", "stock");

    @Test
    void findsTheViewpointOfTheId() {
        assertThat(choose("stock", null)).isEqualTo(new ViewpointChoice.Found(SMALL));
        assertThat(choose("Stock", null)).isEqualTo(new ViewpointChoice.Found(CAPITAL));
        assertThat(choose(" SALES ", "ONE")).isEqualTo(new ViewpointChoice.Found(SALES));
    }

    @Test
    void tellsSeveralThatAreMeant() {
        assertThat(choose("sales", null)).isEqualTo(new ViewpointChoice.Ambiguous(List.of(SALES, SALES_TOO)));
        assertThat(choose("STOCK", null)).isEqualTo(new ViewpointChoice.Ambiguous(List.of(CAPITAL, SMALL)));
    }

    @Test
    void tellsWhichThereAreInstead() {
        assertThat(choose("personnel", "one")).isEqualTo(new ViewpointChoice.NotFound(List.of(SALES)));
        assertThat(choose("sales", "three")).isEqualTo(new ViewpointChoice.NotFound(List.of()));
    }

    private static ViewpointChoice choose(String id, @Nullable String database) {
        return ViewpointChoice.of(List.of(SALES, SALES_TOO, CAPITAL, SMALL), id, database);
    }

    private static Viewpoint viewpoint(String database, String id) {
        return new Viewpoint(database, id, id, null, List.of(), UnknownProperties.NONE);
    }
}
