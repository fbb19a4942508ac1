package local.mongo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import de.bwaldvogel.mongo.MongoServer;
import org.h2.mvstore.MVStore;

import local.watch.ParentWatch;

/** Runs one server with MongoDB's protocol, on the loopback address, over one file: {@code EmbeddedMongo FILE PORT}. */
public final class EmbeddedMongo {
    private static final int CACHE_MB = 64;
    /** Version of the data in the file; changes with the storage format of records or index keys. */
    private static final int FORMAT = 1;
    private static final long COMPACT_AT_START_ABOVE_BYTES = 32L << 20;
    private static final int COMPACT_AT_START_MS = 3_000;
    /** How long the store keeps unreferenced pages. */
    private static final int RETENTION_MS = 5_000;

    private EmbeddedMongo() {}

    public static void main(String[] args) throws IOException {
        ParentWatch.start();
        Path file = Path.of(args[0]).toAbsolutePath();
        Files.createDirectories(file.getParent());
        MVStore store = openStore(file);
        DurableBackend backend = new DurableBackend(store);
        if (Files.size(file) > COMPACT_AT_START_ABOVE_BYTES) {
            // only now: the store compacts maps that are open
            store.compactFile(COMPACT_AT_START_MS);
        }
        MongoServer server = new MongoServer(backend);
        ScheduledExecutorService housekeeping = startHousekeeping(backend);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            housekeeping.shutdownNow();
            try {
                server.stopListening();
            } catch (RuntimeException e) {
                System.err.println(e);
            }
            backend.closeStore();
        }, "shutdown"));
        try {
            server.bind("127.0.0.1", Integer.parseInt(args[1]));
        } catch (Exception e) {
            // also the undeclared BindException; the library's threads would keep an unreachable server alive, and an
            // orderly stop waits for them, though nothing has been written yet
            e.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
        System.out.println("ready on port " + args[1]);
    }

    /** The file's lock is exclusive: a second server on the same data fails here. */
    private static MVStore openStore(Path file) {
        MVStore store = new MVStore.Builder().fileName(file.toString()).cacheSize(CACHE_MB)
            .autoCommitDisabled().autoCommitBufferSize(0).open();
        store.setRetentionTime(RETENTION_MS);
        if (store.getMapNames().isEmpty()) {
            store.setStoreVersion(FORMAT);
        } else if (store.getStoreVersion() != FORMAT) {
            System.err.println("The data in " + file + " has another format, which this version can't read.");
            Runtime.getRuntime().halt(1);
        }
        return store;
    }

    private static ScheduledExecutorService startHousekeeping(DurableBackend backend) {
        ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "housekeeping");
            thread.setDaemon(true);
            return thread;
        });
        Expiry expiry = new Expiry(backend);
        executor.scheduleWithFixedDelay(reportingErrors(expiry::run), 60, 60, TimeUnit.SECONDS);
        executor.scheduleWithFixedDelay(reportingErrors(backend::compact), 30, 30, TimeUnit.SECONDS);
        return executor;
    }

    /** An exception would silently end the schedule. */
    private static Runnable reportingErrors(Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (RuntimeException e) {
                System.err.println("housekeeping: " + e);
            }
        };
    }
}
