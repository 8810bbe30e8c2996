package dev.dbxray.application.contract;

import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.Progress;
import java.util.EnumSet;
import java.util.Set;

final class InMemoryReaderContractTest extends CatalogReaderContract {

    InMemoryReaderContractTest() {
        super(new InMemory());
    }

    private record InMemory() implements Source {

        @Override
        public Set<Feature> features() {
            return EnumSet.allOf(Feature.class);
        }

        @Override
        public CatalogReader asOwner() {
            return progress -> {
                progress.step(Progress.Stage.READING_TABLES, 0);
                return ReferenceCatalog.everything();
            };
        }

        @Override
        public CatalogReader asReader() {
            return asOwner();
        }

        @Override
        public String database() {
            return "reference";
        }

        @Override
        public String type(ReferenceType type) {
            return type.name();
        }
    }
}
