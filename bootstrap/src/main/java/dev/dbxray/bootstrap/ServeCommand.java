package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.sdk.ListChanges;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.application.port.out.RefreshSchedule;
import dev.dbxray.bootstrap.CatalogOptions.LiveDatabases;
import dev.dbxray.domain.model.Catalog;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

    private static final Duration FIRST_RETRY = Duration.ofSeconds(1);
    private static final Duration LONGEST_RETRY = Duration.ofSeconds(30);

    private final Session session;

    @Mixin
    private final CatalogOptions catalog = new CatalogOptions();

    @Option(names = "--tools", split = ",", paramLabel = "NAME|GROUP")
    private @Nullable List<String> tools;

    @Option(names = "--refresh", paramLabel = "MINUTES")
    private @Nullable Integer refreshMinutes;

    @Mixin
    private final HttpOptions http = new HttpOptions();

    ServeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws Exception {
        var selection = tools == null ? ToolSelection.ALL : ToolSelection.of(tools);
        var live = catalog.live(session);
        if (live.isPresent()) {
            return serve(live.get(), selection);
        }
        if (refreshMinutes != null) {
            throw Texts.problem("refresh.ofSnapshot");
        }
        return serveSnapshot(selection);
    }

    private Integer serve(LiveDatabases databases, ToolSelection selection) {
        var schedule = new RefreshSchedule(refreshInterval().orElse(null), FIRST_RETRY, LONGEST_RETRY);
        var progress = ProgressLine.on(session);
        var changes = ListChanges.ofResources();
        var listener = new LiveProgress(session, progress, changes, catalog.shown());
        var useCases = Wiring.useCases(databases, progress, listener, schedule);
        HangUpSignal.handle(useCases.refreshCatalog()::refresh);
        serve(new Served(useCases, databases.describeTable(), selection, changes));
        return CommandLineRunner.DONE;
    }

    private void serve(Served served) {
        Access access = http.access();
        var settings = http.settings(access);
        if (settings.isPresent()) {
            HttpServing.serve(Wiring.httpServer(settings.get(), access, served, session.locale()), session);
        } else {
            Wiring.stdioServer(served, session.locale())
                    .serve(session.streams().in(), session.streams().out());
        }
    }

    private Optional<Duration> refreshInterval() {
        if (refreshMinutes != null && refreshMinutes < 1) {
            throw Texts.problem("refresh.tooOften");
        }
        return Optional.ofNullable(refreshMinutes).map(Duration::ofMinutes);
    }

    private Integer serveSnapshot(ToolSelection selection) throws Exception {
        var progress = ProgressLine.on(session);
        var useCases = Wiring.useCases(catalog.reader(session), progress);
        var serving = Thread.currentThread();
        var loaded = useCases.loaded().whenComplete((read, failure) -> {
            progress.finish();
            if (failure == null) {
                session.tell(Texts.message("serve.loaded", read.tables().size(), catalog.shown()));
            } else {
                // Without a catalog there is nothing to serve: the wait for clients ends here.
                serving.interrupt();
            }
        });
        serve(new Served(useCases, null, selection, ListChanges.never()));
        return outcome(loaded);
    }

    private static Integer outcome(Future<Catalog> loaded) throws Exception {
        // The interrupt has done its work; what it was for comes out of the future.
        boolean unused = Thread.interrupted();
        try {
            loaded.get();
            return CommandLineRunner.DONE;
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof Exception cause ? cause : failed;
        }
    }
}
