package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.Servlet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.startup.Tomcat;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;
import org.apache.tomcat.util.modeler.Registry;

/** Serve the protocol at an address of this machine until it is closed. */
public final class HttpServer implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(HttpServer.class.getName());

    /** How long requests in flight may still take once the server is to end. */
    private static final Duration LAST_ANSWERS = Duration.ofSeconds(30);

    private static final Duration SLOWEST_HEADERS = Duration.ofSeconds(10);
    private static final Duration SLOWEST_BODY = Duration.ofSeconds(20);
    private static final Duration IDLE_CONNECTION = Duration.ofSeconds(60);
    private static final int HEADER_BYTES = 16 * 1024;
    private static final int HEADERS = 100;
    private static final int CONNECTIONS = 2_000;
    private static final int SWALLOWED_BYTES = 64 * 1024;

    private final HttpSettings settings;
    private final Tomcat tomcat;
    private final AudienceServlet mcp;
    private final InFlightFilter inFlight;
    private final AtomicBoolean closing = new AtomicBoolean();
    private final CountDownLatch closed = new CountDownLatch(1);

    private HttpServer(HttpSettings settings, Tomcat tomcat, AudienceServlet mcp, InFlightFilter inFlight) {
        this.settings = settings;
        this.tomcat = tomcat;
        this.mcp = mcp;
        this.inFlight = inFlight;
    }

    /**
     * Start to serve.
     *
     * @param ready whether calls would be answered
     * @throws dev.dbxray.application.message.MendableException if the address can't be listened at, or others than this
     *     machine could reach it although anybody may call
     */
    public static HttpServer start(HttpSettings settings, Audiences audiences, Metrics metrics, BooleanSupplier ready) {
        HttpAddress address = settings.address();
        if (settings.keys().isEmpty() && !address.isLoopback()) {
            throw HttpMessages.problem("open", address.host());
        }
        QuietTomcat.hush();
        Registry.disableRegistry();
        var mcp = new AudienceServlet(audiences);
        var inFlight = new InFlightFilter(settings.inFlight());
        metrics.gauge("dbxray_http_requests_in_flight", "Requests that are worked on", inFlight::inFlight);
        metrics.gauge("dbxray_mcp_sessions", "Sessions that are open", mcp::sessions);
        var tomcat = new Tomcat();
        tomcat.setBaseDir(workFolder().toString());
        tomcat.setConnector(connector(address));
        ((StandardHost) tomcat.getHost()).setErrorReportValveClass("");
        Context context = context(tomcat);
        servlet(context, address.path(), mcp);
        servlet(context, ServicePaths.HEALTH, new ProbeServlet(() -> true));
        servlet(context, ServicePaths.READINESS, new ProbeServlet(ready));
        servlet(context, ServicePaths.METRICS, new MetricsServlet(metrics.registry()));
        filter(context, "counting", List.of("/*"), new CountingFilter(metrics));
        filter(context, "rebinding", List.of("/*"), new RebindingFilter(KnownNames.of(settings)));
        if (!settings.keys().isEmpty()) {
            var authentication = new AuthenticationFilter(new KeyRing(settings.keys()));
            filter(context, "authentication", List.of(address.path(), ServicePaths.METRICS), authentication);
            filter(context, "rate", List.of(address.path()), new RateFilter(System::nanoTime));
        }
        filter(context, "inFlight", List.of(address.path()), inFlight);
        var server = new HttpServer(settings, tomcat, mcp, inFlight);
        server.start();
        return server;
    }

    /** What Tomcat does to find leaks of applications that are undeployed has no use in a program that ends with it. */
    private static Context context(Tomcat tomcat) {
        var context = (StandardContext) tomcat.addContext("", null);
        context.setClearReferencesRmiTargets(false);
        context.setClearReferencesStopThreads(false);
        context.setClearReferencesThreadLocals(false);
        return context;
    }

    private static Connector connector(HttpAddress address) {
        var protocol = new Http11NioProtocol();
        protocol.setAddress(address.inet());
        protocol.setConnectionTimeout((int) SLOWEST_HEADERS.toMillis());
        protocol.setDisableUploadTimeout(false);
        protocol.setConnectionUploadTimeout((int) SLOWEST_BODY.toMillis());
        protocol.setKeepAliveTimeout((int) IDLE_CONNECTION.toMillis());
        protocol.setMaxHttpRequestHeaderSize(HEADER_BYTES);
        protocol.setMaxHeaderCount(HEADERS);
        protocol.setMaxConnections(CONNECTIONS);
        protocol.setMaxSwallowSize(SWALLOWED_BYTES);
        var connector = new Connector(protocol);
        connector.setPort(address.port());
        connector.setThrowOnFailure(true);
        connector.setProperty("useVirtualThreads", "true");
        connector.setXpoweredBy(false);
        return connector;
    }

    private static Path workFolder() {
        try {
            return Files.createTempDirectory("dbxray-http");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void servlet(Context context, String path, Servlet servlet) {
        Tomcat.addServlet(context, path, servlet).setAsyncSupported(true);
        context.addServletMapping(path, path);
    }

    private static void filter(Context context, String name, List<String> paths, Filter filter) {
        var definition = new FilterDef();
        definition.setFilterName(name);
        definition.setFilter(filter);
        definition.setAsyncSupported("true");
        context.addFilterDef(definition);
        var map = new FilterMap();
        map.setFilterName(name);
        paths.forEach(map::addURLPattern);
        map.setDispatcher(DispatcherType.REQUEST.name());
        context.addFilterMap(map);
    }

    private void start() {
        try {
            tomcat.start();
        } catch (LifecycleException e) {
            stop();
            throw isFailureToBind(e)
                    ? HttpMessages.problem(
                            "inUse",
                            settings.address().host(),
                            String.valueOf(settings.address().port()))
                    : new IllegalStateException(e);
        }
    }

    private static boolean isFailureToBind(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).anyMatch(BindException.class::isInstance);
    }

    /** Get the URL for clients. */
    public String url() {
        return settings.address().url(tomcat.getConnector().getLocalPort());
    }

    /** Wait until the server is closed. */
    public void await() throws InterruptedException {
        closed.await();
    }

    /** Take no new request, answer those in flight, for which they get half a minute, and end. */
    @Override
    public void close() {
        if (!closing.compareAndSet(false, true)) {
            return;
        }
        tomcat.getConnector().pause();
        try {
            if (!inFlight.drain(LAST_ANSWERS)) {
                LOG.log(Level.WARNING, "Requests were still under way after {0}", LAST_ANSWERS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        mcp.endStreams();
        stop();
        closed.countDown();
    }

    private void stop() {
        try {
            tomcat.stop();
            tomcat.destroy();
        } catch (LifecycleException e) {
            LOG.log(Level.DEBUG, "The server ended with a failure", e);
        }
    }
}
