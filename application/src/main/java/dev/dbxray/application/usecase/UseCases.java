package dev.dbxray.application.usecase;

import dev.dbxray.application.port.in.AnalyzeImpact;
import dev.dbxray.application.port.in.CaptureDatabase;
import dev.dbxray.application.port.in.CompleteTableName;
import dev.dbxray.application.port.in.DescribeFunction;
import dev.dbxray.application.port.in.DescribeLiveTable;
import dev.dbxray.application.port.in.DescribeSequence;
import dev.dbxray.application.port.in.DescribeTable;
import dev.dbxray.application.port.in.DescribeType;
import dev.dbxray.application.port.in.DrawDiagram;
import dev.dbxray.application.port.in.FindColumns;
import dev.dbxray.application.port.in.FindJoinPath;
import dev.dbxray.application.port.in.FindRelatedTables;
import dev.dbxray.application.port.in.FindSimilarTables;
import dev.dbxray.application.port.in.InferRelations;
import dev.dbxray.application.port.in.ListFunctions;
import dev.dbxray.application.port.in.ListOutages;
import dev.dbxray.application.port.in.ListSchemas;
import dev.dbxray.application.port.in.ListSequences;
import dev.dbxray.application.port.in.ListTableClusters;
import dev.dbxray.application.port.in.ListTables;
import dev.dbxray.application.port.in.ListTriggers;
import dev.dbxray.application.port.in.ListTypes;
import dev.dbxray.application.port.in.ListViewpoints;
import dev.dbxray.application.port.in.RefreshCatalog;
import dev.dbxray.application.port.in.SearchTables;
import dev.dbxray.application.port.out.CatalogListener;
import dev.dbxray.application.port.out.CatalogReader;
import dev.dbxray.application.port.out.CatalogSource;
import dev.dbxray.application.port.out.InferredRelationsWriter;
import dev.dbxray.application.port.out.Progress;
import dev.dbxray.application.port.out.RefreshSchedule;
import dev.dbxray.application.port.out.RoutineAnalyzer;
import dev.dbxray.application.port.out.SnapshotWriter;
import dev.dbxray.application.port.out.TableIndexer;
import dev.dbxray.application.port.out.TableReader;
import dev.dbxray.domain.model.Catalog;
import dev.dbxray.domain.rule.Visibility;
import dev.dbxray.domain.sidecar.Sidecar;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/** Make the use cases; the only public door to them. All are safe for use by many threads at once. */
public final class UseCases {

    private final CatalogHolder catalogs;

    private UseCases(CatalogHolder catalogs) {
        this.catalogs = catalogs;
    }

    /**
     * Start to load a catalog in the background and make the use cases over it, each of whose calls waits for what it
     * needs.
     */
    public static UseCases loading(CatalogReader reader, TableIndexer indexer, Progress progress) {
        return new UseCases(new LoadedOnce(reader, indexer, progress));
    }

    /**
     * Start to read live databases, each in the background and again by the schedule, and make the use cases over what
     * was read last. A call fails while none of them has been read.
     *
     * @param finishing what is done to every catalog before it is served
     */
    public static UseCases live(
            List<CatalogSource> sources,
            UnaryOperator<CatalogReader> finishing,
            TableIndexer indexer,
            Progress progress,
            CatalogListener listener,
            RefreshSchedule schedule) {
        return new UseCases(LiveCatalog.start(sources, finishing, indexer, progress, listener, schedule));
    }

    /**
     * Make the use cases over what may be seen of the catalog, as if the rest didn't exist.
     *
     * @param indexer indexes what may be seen, once somebody searches it
     */
    public UseCases within(Visibility visibility, TableIndexer indexer) {
        return visibility.equals(Visibility.ALL)
                ? this
                : new UseCases(new RestrictedCatalog(catalogs, visibility, indexer));
    }

    /** Make the use case that reads one table at each call if it may be seen, and shows what may be seen of it. */
    public DescribeLiveTable describeLiveTable(DescribeLiveTable whole) {
        return catalogs instanceof RestrictedCatalog restricted
                ? new DescribeVisibleLiveTableUseCase(whole, restricted)
                : whole;
    }

    /** Make the use case that reads a database and writes its snapshot. */
    public static CaptureDatabase captureDatabase(CatalogReader reader, SnapshotWriter writer, Progress progress) {
        return new CaptureDatabaseUseCase(reader, writer, progress);
    }

    /** Make the use case that infers relations from names and types. */
    public static InferRelations inferRelations(InferredRelationsWriter writer) {
        return new InferRelationsUseCase(writer);
    }

    /**
     * Make a reader that puts people's own knowledge into what another reader reads, and warns of each part of it that
     * can't be applied.
     */
    public static CatalogReader withSidecar(CatalogReader reader, Sidecar sidecar) {
        return new SidecarCatalogReader(reader, sidecar);
    }

    /** Make a reader that adds to what another reader reads which tables the bodies of its routines use. */
    public static CatalogReader withInsights(CatalogReader reader, RoutineAnalyzer analyzer) {
        return new AnalyzedCatalogReader(reader, analyzer);
    }

    /** Complete with the catalog once it is loaded and indexed, or with what kept it from being so. */
    public CompletableFuture<Catalog> loaded() {
        return catalogs.loaded();
    }

    /**
     * Make the use case that reads one table of a live database at each call.
     *
     * @param readers by the databases' names
     */
    public static DescribeLiveTable describeLiveTable(Map<String, TableReader> readers) {
        return new DescribeLiveTableUseCase(Collections.unmodifiableMap(new LinkedHashMap<>(readers)));
    }

    /** Make the use case that has live databases read again. */
    public RefreshCatalog refreshCatalog() {
        return catalogs::refresh;
    }

    /** Make the use case that tells what answers lack. */
    public ListOutages listOutages() {
        return catalogs::outages;
    }

    /** Make the use case that lists databases and schemas. */
    public ListSchemas listSchemas() {
        return new ListSchemasUseCase(catalogs);
    }

    /** Make the use case that lists tables. */
    public ListTables listTables() {
        return new ListTablesUseCase(catalogs);
    }

    /** Make the use case that searches tables. */
    public SearchTables searchTables() {
        return new SearchTablesUseCase(catalogs);
    }

    /** Make the use case that describes a table. */
    public DescribeTable describeTable() {
        return new DescribeTableUseCase(catalogs);
    }

    /** Make the use case that follows relations from a table. */
    public FindRelatedTables findRelatedTables() {
        return new FindRelatedTablesUseCase(catalogs);
    }

    /** Make the use case that finds how tables join. */
    public FindJoinPath findJoinPath() {
        return new FindJoinPathUseCase(catalogs);
    }

    /** Make the use case that guesses which tables belong together. */
    public ListTableClusters listTableClusters() {
        return new ListTableClustersUseCase(catalogs);
    }

    /** Make the use case that lists functions and procedures. */
    public ListFunctions listFunctions() {
        return new ListFunctionsUseCase(catalogs);
    }

    /** Make the use case that describes a function or procedure. */
    public DescribeFunction describeFunction() {
        return new DescribeFunctionUseCase(catalogs);
    }

    /** Make the use case that lists sequences. */
    public ListSequences listSequences() {
        return new ListSequencesUseCase(catalogs);
    }

    /** Make the use case that describes a sequence. */
    public DescribeSequence describeSequence() {
        return new DescribeSequenceUseCase(catalogs);
    }

    /** Make the use case that lists user-defined types. */
    public ListTypes listTypes() {
        return new ListTypesUseCase(catalogs);
    }

    /** Make the use case that describes a user-defined type. */
    public DescribeType describeType() {
        return new DescribeTypeUseCase(catalogs);
    }

    /** Make the use case that lists triggers. */
    public ListTriggers listTriggers() {
        return new ListTriggersUseCase(catalogs);
    }

    /** Make the use case that finds what a diagram shows. */
    public DrawDiagram drawDiagram() {
        return new DrawDiagramUseCase(catalogs);
    }

    /** Make the use case that finds columns by name. */
    public FindColumns findColumns() {
        return new FindColumnsUseCase(catalogs);
    }

    /** Make the use case that finds tables of similar columns. */
    public FindSimilarTables findSimilarTables() {
        return new FindSimilarTablesUseCase(catalogs);
    }

    /** Make the use case that lists viewpoints. */
    public ListViewpoints listViewpoints() {
        return new ListViewpointsUseCase(catalogs);
    }

    /** Make the use case that gathers what a change of a table may break. */
    public AnalyzeImpact analyzeImpact() {
        return new AnalyzeImpactUseCase(catalogs);
    }

    /** Make the use case that completes the parts of a table's name. */
    public CompleteTableName completeTableName() {
        return new CompleteTableNameUseCase(catalogs);
    }
}
