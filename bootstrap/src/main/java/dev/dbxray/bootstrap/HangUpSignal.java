package dev.dbxray.bootstrap;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/** Hear of SIGHUP, by which servers are told to read again what they serve; Windows has none. */
final class HangUpSignal {

    private HangUpSignal() {}

    /** Run this whenever the signal comes, which then no longer ends the process; do nothing where there is none. */
    static void handle(Runnable action) {
        try {
            // The JDK exports these to everybody, but the compiler warns of their package in a way that nothing
            // silences.
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object acting = Proxy.newProxyInstance(
                    HangUpSignal.class.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> {
                        action.run();
                        return null;
                    });
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance("HUP"), acting);
        } catch (InvocationTargetException unknownSignal) {
            // Without the signal there is still the option to read again by the clock.
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
