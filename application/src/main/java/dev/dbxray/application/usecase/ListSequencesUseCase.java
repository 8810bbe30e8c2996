package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.ListSequences;
import dev.dbxray.application.port.in.Scoped;
import dev.dbxray.domain.model.Sequence;
import dev.dbxray.domain.rule.Cut;
import dev.dbxray.domain.rule.TextFilter;

final class ListSequencesUseCase implements ListSequences {

    private final CatalogHolder catalogs;

    ListSequencesUseCase(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    @Override
    public Scoped<Cut<Sequence>> listSequences(Query query) {
        var view = catalogs.view();
        var filter = TextFilter.of(query.text());
        return InScope.answer(
                view,
                query.database(),
                query.schema(),
                scope -> query.page()
                        .of(view.catalog().sequences().stream()
                                .filter(sequence -> scope.holds(sequence.name()))
                                .filter(sequence -> filter.fits(sequence.name().name(), sequence.description()))
                                .toList()));
    }
}
