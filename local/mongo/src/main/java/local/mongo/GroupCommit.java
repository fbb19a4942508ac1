package local.mongo;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import de.bwaldvogel.mongo.exception.MongoServerError;
import org.h2.mvstore.MVStore;

/**
 * Flushes writes to disk before they are acknowledged: one caller commits and syncs for all writes applied before. The
 * store's own commits run once a second, and a killed process would lose the latest writes.
 */
final class GroupCommit {
    private static final int COMPACT_BELOW_FILL_PERCENT = 70;
    private static final int COMPACT_BYTES = 8 << 20;

    private final MVStore store;
    /** Writers take the read lock, a commit the write lock: a commit never splits a write over several maps. */
    private final ReentrantReadWriteLock gate = new ReentrantReadWriteLock(true);
    private final Object turn = new Object();
    private long applied;
    private long stored;
    private boolean storing;
    private volatile RuntimeException failure;

    GroupCommit(MVStore store) {
        this.store = store;
    }

    Lock sideBySide() {
        return gate.readLock();
    }

    Lock alone() {
        return gate.writeLock();
    }

    /** A store that failed once (a full disk) can't be trusted to keep later writes. */
    void refuseAfterFailure() {
        if (failure != null) {
            throw storageFailed(failure);
        }
    }

    /** Called after a write was applied; returns when it is on disk. */
    void waitUntilStored() {
        long mine;
        synchronized (turn) {
            mine = ++applied;
        }
        while (true) {
            long upTo;
            synchronized (turn) {
                while (stored < mine && storing) {
                    try {
                        turn.wait();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        throw new MongoServerError(11601, "Interrupted", "interrupted before the write was stored");
                    }
                }
                if (stored >= mine) {
                    return;
                }
                storing = true;
                upTo = applied;
            }
            store(upTo);
        }
    }

    private void store(long upTo) {
        boolean done = false;
        try {
            gate.writeLock().lock();
            try {
                store.commit();
            } finally {
                gate.writeLock().unlock();
            }
            store.sync();
            done = true;
        } catch (RuntimeException e) {
            failure = e;
            System.err.println("storage failed: " + e);
            throw storageFailed(e);
        } finally {
            synchronized (turn) {
                if (done) {
                    stored = Math.max(stored, upTo);
                }
                storing = false;
                turn.notifyAll();
            }
        }
    }

    /** Without the store's own commits its housekeeping is off too. */
    void compact() {
        gate.writeLock().lock();
        try {
            store.compact(COMPACT_BELOW_FILL_PERCENT, COMPACT_BYTES);
        } finally {
            gate.writeLock().unlock();
        }
    }

    private static MongoServerError storageFailed(RuntimeException cause) {
        return new MongoServerError(91, "ShutdownInProgress", "storage failed: " + cause);
    }
}
