package local.watch;

import java.io.IOException;

/** Stops this process in order when its parent is gone. */
public final class ParentWatch {
    private ParentWatch() {}

    /**
     * The parent has the other end of our standard input and never writes. When it ends, even by kill -9, the system
     * closes that end, and we stop as on SIGTERM: the shutdown hooks run.
     */
    public static void start() {
        Thread watch = new Thread(() -> {
            try {
                while (System.in.read() != -1) {
                    // no data arrives here; only the end of the stream matters
                }
            } catch (IOException e) {
                System.err.println("standard input: " + e);
            }
            System.err.println("the parent process is gone: stopping");
            System.exit(0);
        }, "parent-watch");
        watch.setDaemon(true);
        watch.start();
    }
}
