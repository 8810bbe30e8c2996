package dev.dbxray.adapter.mcp.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.security.Principal;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lets nobody pass who doesn't say by a bearer token in the header who he is.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6750">RFC 6750, sections 2.1 and 3</a>
 */
final class AuthenticationFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final Pattern BEARER = Pattern.compile("(?i:bearer) +(?<token>[A-Za-z0-9._~+/-]+=*)");

    private final transient KeyRing keys;

    AuthenticationFilter(KeyRing keys) {
        this.keys = keys;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        List<String> credentials = Collections.list(request.getHeaders("Authorization"));
        Optional<Caller> caller =
                credentials.size() == 1 ? token(credentials.getFirst()).flatMap(keys::bearer) : Optional.empty();
        if (caller.isPresent()) {
            chain.doFilter(new Authenticated(request, caller.get()), response);
        } else {
            response.setHeader("WWW-Authenticate", credentials.isEmpty() ? "Bearer" : "Bearer error=\"invalid_token\"");
            PlainText.write(
                    response,
                    HttpServletResponse.SC_UNAUTHORIZED,
                    "Send a valid key as \"Authorization: Bearer KEY\".");
        }
    }

    private static Optional<String> token(String credentials) {
        Matcher parts = BEARER.matcher(credentials.strip());
        return parts.matches() ? Optional.of(parts.group("token")) : Optional.empty();
    }

    private static final class Authenticated extends HttpServletRequestWrapper {

        private final Caller caller;

        Authenticated(HttpServletRequest request, Caller caller) {
            super(request);
            this.caller = caller;
        }

        @Override
        public Principal getUserPrincipal() {
            return caller;
        }

        @Override
        public String getRemoteUser() {
            return caller.getName();
        }
    }
}
