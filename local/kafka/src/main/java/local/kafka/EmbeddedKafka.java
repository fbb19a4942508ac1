package local.kafka;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Properties;
import java.util.UUID;

import kafka.Kafka;
import kafka.tools.StorageTool;

import local.watch.ParentWatch;

/** Runs one Kafka broker that is its own controller, on the loopback address: {@code EmbeddedKafka SETTINGS_FILE}. */
public final class EmbeddedKafka {
    private EmbeddedKafka() {}

    public static void main(String[] args) throws Exception {
        ParentWatch.start();
        String settingsFile = args[0];
        formatOnce(settingsFile);
        Kafka.main(new String[] {settingsFile});
    }

    private static void formatOnce(String settingsFile) throws Exception {
        Properties settings = new Properties();
        try (var in = Files.newInputStream(Path.of(settingsFile))) {
            settings.load(in);
        }
        Path data = Path.of(settings.getProperty("log.dirs"));
        if (Files.exists(data.resolve("meta.properties"))) {
            return;
        }
        int failed = StorageTool.execute(new String[] {"format", "-t", clusterId(), "-c", settingsFile}, System.out);
        if (failed != 0) {
            System.err.println("could not prepare " + data);
            System.exit(failed);
        }
    }

    /** 16 random bytes in URL-safe base64; a UUID may start with '-', which the tool would parse as an option. */
    private static String clusterId() {
        UUID random = UUID.randomUUID();
        byte[] bytes = ByteBuffer.allocate(16)
            .putLong(random.getMostSignificantBits() & Long.MAX_VALUE).putLong(random.getLeastSignificantBits()).array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
