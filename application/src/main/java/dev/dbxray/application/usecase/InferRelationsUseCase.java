package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.InferRelations;
import dev.dbxray.application.port.out.InferredRelationsWriter;
import dev.dbxray.domain.inference.InferredRelation;
import dev.dbxray.domain.inference.RelationInference;
import dev.dbxray.domain.model.Catalog;
import java.util.List;

record InferRelationsUseCase(InferredRelationsWriter writer) implements InferRelations {

    @Override
    public List<Proposal> inferRelations(Catalog catalog) {
        var inferred = RelationInference.infer(catalog);
        return catalog.databases().stream()
                .map(database -> propose(database.name(), inferred))
                .toList();
    }

    private Proposal propose(String database, List<InferredRelation> inferred) {
        var own = inferred.stream()
                .filter(relation -> relation.from().database().equals(database))
                .toList();
        return new Proposal(own.size(), writer.write(database, own));
    }
}
