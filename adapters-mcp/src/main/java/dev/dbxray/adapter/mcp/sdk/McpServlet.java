package dev.dbxray.adapter.mcp.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.dbxray.adapter.mcp.resource.Resources;
import dev.dbxray.adapter.mcp.tool.Tools;
import io.modelcontextprotocol.modern.McpHttp;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.server.transport.HttpServletMcpTransport;
import io.modelcontextprotocol.spec.HttpHeaders;
import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Serve the Model Context Protocol over Streamable HTTP, at one address whichever protocol era a client speaks.
 *
 * <p>Sessions are this servlet's own: those of another one, even of the same program, don't exist for it. It must be
 * allowed to answer asynchronously.
 */
public final class McpServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    /** The first version without sessions. */
    private static final String FIRST_MODERN_VERSION = "2026-07-28";

    private static final int TOO_MANY_REQUESTS = 429;
    private static final String JSON = "application/json";
    private static final JsonNode NO_ID = JsonNodeFactory.instance.nullNode();

    private final transient HttpLimits limits;
    private final transient ClassicHttp classic;
    private final transient HttpServletMcpTransport modern;

    /**
     * Serve these tools and resources.
     *
     * @param path where the servlet stands, with a slash before it
     * @param toolScope who may keep the list of tools: the public where it is the same for everyone
     */
    public McpServlet(
            ServerProfile profile,
            Tools tools,
            Resources resources,
            ListChanges changes,
            String path,
            HttpLimits limits,
            ToolScope toolScope) {
        this.limits = limits;
        classic = new ClassicHttp(
                new ClassicServer(profile, tools, resources, changes), path, limits.bodyBytes(), changes);
        modern = HttpServletMcpTransport.builder(
                        ModernServers.of(profile, tools, resources, changes, toolScope.forSdk()))
                .jsonMapper(WireJson.FOR_SDK)
                .endpoint(path)
                .maxRequestSize(limits.bodyBytes())
                .build();
    }

    /** Say who may keep the list of tools. */
    public enum ToolScope {
        /** Everybody is served the same. */
        SAME_FOR_ALL(CacheScope.PUBLIC),
        /** Each client is served its own. */
        OWN(CacheScope.PRIVATE);

        private final CacheScope scope;

        ToolScope(CacheScope scope) {
            this.scope = scope;
        }

        private CacheScope forSdk() {
            return scope;
        }
    }

    @Override
    public void init(ServletConfig config) throws ServletException {
        super.init(config);
        classic.servlet().init(config);
        modern.init(config);
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        switch (request.getMethod()) {
            case "POST" -> post(request, response);
            case "GET", "DELETE" -> session(request, response, NO_ID);
            default -> {
                response.setHeader("Allow", "GET, POST, DELETE");
                HttpErrors.write(
                        response,
                        HttpServletResponse.SC_METHOD_NOT_ALLOWED,
                        RpcError.invalidRequest("send messages by POST"));
            }
        }
    }

    private void post(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        if (!isJson(request.getContentType())) {
            HttpErrors.write(
                    response,
                    HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE,
                    RpcError.invalidRequest("Content-Type must be application/json"));
            return;
        }
        byte[] body = body(request);
        if (body == null) {
            response.setHeader("Connection", "close");
            HttpErrors.write(
                    response,
                    HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
                    RpcError.invalidRequest("the body is longer than " + limits.bodyBytes() + " bytes"));
            return;
        }
        dispatch(decode(body), new BufferedRequest(request, body), response);
    }

    private void dispatch(Incoming message, BufferedRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        switch (message) {
            case Incoming.Malformed(var id, var error) ->
                HttpErrors.write(response, HttpServletResponse.SC_BAD_REQUEST, id, error);
            case Incoming.Request call -> dispatch(call, request, response);
            default -> session(request, response, NO_ID);
        }
    }

    private void dispatch(Incoming.Request call, BufferedRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        if (isModern(call, request)) {
            modern.service(request, response);
        } else if (isWithoutSession(call, request)) {
            HttpErrors.write(response, HttpServletResponse.SC_BAD_REQUEST, call.id(), RpcError.noSession());
        } else if (opensBeyondLimit(call)) {
            response.setHeader("Retry-After", "60");
            HttpErrors.write(
                    response, TOO_MANY_REQUESTS, call.id(), RpcError.invalidRequest("too many sessions are open"));
        } else if (call.opensSession()) {
            classic(request, response, call.id());
        } else {
            session(request, response, call.id());
        }
    }

    private void session(HttpServletRequest request, HttpServletResponse response, JsonNode id)
            throws ServletException, IOException {
        String version = request.getHeader(HttpHeaders.PROTOCOL_VERSION);
        if (version == null || ClassicHttp.isKnown(version)) {
            classic(request, response, id);
        } else {
            HttpErrors.write(
                    response,
                    HttpServletResponse.SC_BAD_REQUEST,
                    id,
                    RpcError.invalidRequest("no session has the protocol version of the header"));
        }
    }

    private void classic(HttpServletRequest request, HttpServletResponse response, JsonNode id)
            throws ServletException, IOException {
        var plain = new PlainErrors(response, id);
        classic.servlet().service(request, plain);
        plain.finish();
    }

    private static boolean isWithoutSession(Incoming.Request call, HttpServletRequest request) {
        return !call.opensSession() && request.getHeader(HttpHeaders.MCP_SESSION_ID) == null;
    }

    private boolean opensBeyondLimit(Incoming.Request call) {
        return call.opensSession() && classic.sessions() >= limits.sessions();
    }

    /** Headers alone don't tell: clients of the earlier era may send those of the later one too. */
    private static boolean isModern(Incoming.Request call, HttpServletRequest request) {
        String version = request.getHeader(McpHttp.Headers.MCP_PROTOCOL_VERSION);
        return call.isModern()
                || (version != null
                        && version.compareTo(FIRST_MODERN_VERSION) >= 0
                        && request.getHeader(HttpHeaders.MCP_SESSION_ID) == null
                        && !call.opensSession());
    }

    private static boolean isJson(@Nullable String contentType) {
        return contentType != null
                && contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(JSON);
    }

    private byte @Nullable [] body(HttpServletRequest request) throws IOException {
        if (request.getContentLengthLong() > limits.bodyBytes()) {
            return null;
        }
        byte[] body = request.getInputStream().readNBytes(limits.bodyBytes() + 1);
        return body.length > limits.bodyBytes() ? null : body;
    }

    private static Incoming decode(byte[] body) {
        try {
            return MessageDecoder.decode(
                    UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString());
        } catch (CharacterCodingException e) {
            return new Incoming.Malformed(NO_ID, RpcError.parseError("not UTF-8"));
        }
    }

    /** Count the sessions that are open. */
    public int sessions() {
        return classic.sessions();
    }

    /** End the streams on which clients listen, and their sessions. */
    public void endStreams() {
        classic.close();
        modern.closeGracefully();
    }

    @Override
    public void destroy() {
        endStreams();
    }
}
