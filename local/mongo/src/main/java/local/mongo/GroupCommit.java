package local.mongo;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import de.bwaldvogel.mongo.exception.MongoServerError;
import org.h2.mvstore.MVStore;

/**
 * Brings writes to the disk before they are acknowledged: one caller commits and syncs for all that were applied
 * before it began. Left to itself the store does so once a second, and a killed process loses what came since.
 */
final class GroupCommit {
    private static final int COMPACT_BELOW_FILL_PERCENT = 70;
    private static final int COMPACT_BYTES = 8 << 20;

    private final MVStore store;
    /** Writers hold the read side, a commit the write side: a commit never cuts a write over several maps in two. */
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

    /** A store that failed once (a full disk) can't be trusted to have kept what follows. */
    void refuseAfterFailure() {
        if (failure != null) {
            throw storageFailed(failure);
        }
    }

    /** Called after a write was applied; returns when it is on the disk. */
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

    /** Without the store's own commits its own housekeeping is off too. */
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
