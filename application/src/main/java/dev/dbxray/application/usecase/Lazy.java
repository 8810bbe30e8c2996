package dev.dbxray.application.usecase;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Compute a value when it is asked for first, once for all threads. */
final class Lazy<T> implements Supplier<T> {

    private final Supplier<T> computation;
    private final ReentrantLock computing = new ReentrantLock();
    private volatile @Nullable T value;

    Lazy(Supplier<T> computation) {
        this.computation = computation;
    }

    @Override
    public T get() {
        T known = value;
        if (known != null) {
            return known;
        }
        computing.lock();
        try {
            known = value;
            if (known == null) {
                known = computation.get();
                value = known;
            }
            return known;
        } finally {
            computing.unlock();
        }
    }
}
