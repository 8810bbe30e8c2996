package dev.dbxray.adapter.search;

import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.TableIndex;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.model.Table;
import dev.dbxray.domain.search.CompoundWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/** Build search indexes with Lucene, in memory. */
public final class LuceneTableIndexer implements TableIndexer {

    private static final double BUFFER_MEGABYTES = 256;

    @Override
    public TableIndex index(Catalog catalog, Progress progress) {
        QuietLucene.hush();
        var tables = catalog.tables();
        var prefixes = new SharedPrefixes(tables);
        var compounds = new CompoundWords(TableNames.commonWords(tables));
        var documents = new TableDocuments(prefixes, new WordForms(compounds));
        try {
            var directory = new ByteBuffersDirectory();
            write(directory, tables, documents, progress);
            var postings = new Postings(DirectoryReader.open(directory));
            var index = new LuceneTableIndex(tables, postings, prefixes, compounds);
            warmUp(index, tables);
            return index;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void write(Directory directory, List<Table> tables, TableDocuments documents, Progress progress)
            throws IOException {
        try (var writer = new IndexWriter(directory, config())) {
            int done = 0;
            for (Table table : tables) {
                writer.addDocument(documents.document(table));
                progress.step(Progress.Stage.INDEXING, ++done);
            }
        }
    }

    /** Has the classes loaded before the first user waits for an answer. */
    private static void warmUp(TableIndex index, List<Table> tables) {
        tables.stream().limit(1).forEach(table -> index.nearest(table.name().name(), 1));
    }

    /** Merges nothing, so that a document's number is the table's place in the catalog. */
    private static IndexWriterConfig config() {
        return new IndexWriterConfig()
                .setSimilarity(new TierSimilarity())
                .setMergePolicy(NoMergePolicy.INSTANCE)
                .setRAMBufferSizeMB(BUFFER_MEGABYTES);
    }
}
