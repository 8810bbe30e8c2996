package dev.dbxray.bootstrap;

import dev.dbxray.adapter.mcp.sdk.ListChanges;
import dev.dbxray.adapter.mcp.tool.ToolSelection;
import dev.dbxray.domain.model.Catalog;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

    private final Session session;

    @Mixin
    private final CatalogOptions catalog = new CatalogOptions();

    @Option(names = "--tools", split = ",", paramLabel = "NAME|GROUP")
    private @Nullable List<String> tools;

    ServeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws Exception {
        var selection = tools == null ? ToolSelection.ALL : ToolSelection.of(tools);
        var progress = ProgressLine.on(session);
        var useCases = Wiring.useCases(catalog.reader(), progress);
        var server = Wiring.stdioServer(useCases, session.locale(), selection, ListChanges.never());
        var serving = Thread.currentThread();
        var loaded = useCases.loaded().whenComplete((read, failure) -> {
            progress.finish();
            if (failure == null) {
                session.tell(Texts.message("serve.loaded", read.tables().size(), catalog.shown()));
            } else {
                // Without a catalog there is nothing to serve: the wait for the client's next line ends here.
                serving.interrupt();
            }
        });
        server.serve(session.streams().in(), session.streams().out());
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
