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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiReader;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Build search indexes with Lucene, in memory. */
public final class LuceneTableIndexer implements TableIndexer {

    /** Fewer tables are not worth another thread. */
    private static final int FEWEST_TABLES_OF_PART = 2_000;

    private static final double BUFFER_MEGABYTES = 128;

    @Override
    public TableIndex index(Catalog catalog, Progress progress) {
        QuietLucene.hush();
        var tables = catalog.tables();
        var prefixes = new SharedPrefixes(tables);
        var compounds = new CompoundWords(TableNames.commonWords(tables));
        var done = new AtomicInteger();
        var parts = IntStream.range(0, partCount(tables))
                .parallel()
                .mapToObj(part -> part(tables, part))
                .map(part -> read(part, new TableDocuments(prefixes, new WordForms(compounds)), progress, done))
                .toArray(IndexReader[]::new);
        var index = new LuceneTableIndex(tables, new Postings(join(parts)), prefixes, compounds);
        warmUp(index, tables);
        return index;
    }

    private static int partCount(List<Table> tables) {
        int most = Runtime.getRuntime().availableProcessors();
        return Math.clamp(tables.size() / FEWEST_TABLES_OF_PART, 1, most);
    }

    private static List<Table> part(List<Table> tables, long part) {
        int count = partCount(tables);
        int from = (int) (part * tables.size() / count);
        int to = (int) ((part + 1) * tables.size() / count);
        return tables.subList(from, to);
    }

    private static IndexReader read(
            List<Table> tables, TableDocuments documents, Progress progress, AtomicInteger done) {
        var directory = new ByteBuffersDirectory();
        try {
            try (var writer = new IndexWriter(directory, config())) {
                for (Table table : tables) {
                    writer.addDocument(documents.document(table));
                    progress.step(Progress.Stage.INDEXING, done.incrementAndGet());
                }
            }
            return DirectoryReader.open(directory);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Merges nothing, so that a document's number is the table's place in the catalog. */
    private static IndexWriterConfig config() {
        return new IndexWriterConfig()
                .setSimilarity(new TierSimilarity())
                .setMergePolicy(NoMergePolicy.INSTANCE)
                .setRAMBufferSizeMB(BUFFER_MEGABYTES);
    }

    private static IndexReader join(IndexReader... parts) {
        try {
            return new MultiReader(parts);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Has the classes loaded before the first user waits for an answer. */
    private static void warmUp(TableIndex index, List<Table> tables) {
        tables.stream().limit(1).forEach(table -> index.nearest(table.name().name(), 1));
    }
}
