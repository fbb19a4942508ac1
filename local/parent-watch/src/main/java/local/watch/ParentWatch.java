package local.watch;

import java.io.IOException;

/** Ends this process, in order, when the one that started it is gone. */
public final class ParentWatch {
    private ParentWatch() {}

    /**
     * The parent holds the other end of our standard input and never writes. However it ends, kill -9 included,
     * the system closes that end, and we stop as if by SIGTERM: the shutdown hooks run.
     */
    public static void start() {
        Thread watch = new Thread(() -> {
            try {
                while (System.in.read() != -1) {
                    // nothing is said on this line; only its end counts
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
