package local.mongo;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;
import io.netty.channel.embedded.EmbeddedChannel;

/** Deletes records expired by TTL indexes: the library lists such indexes but never acts on them. */
final class Expiry {
    private static final Set<String> SYSTEM_DATABASES = Set.of("admin", "local", "config");

    private final DurableBackend backend;
    /** The library keeps each connection's last error by its channel, and accepts no null. */
    private final Channel channel = new EmbeddedChannel();

    Expiry(DurableBackend backend) {
        this.backend = backend;
    }

    void run() {
        for (String database : backend.listDatabaseNames()) {
            if (!SYSTEM_DATABASES.contains(database)) {
                sweep(database);
            }
        }
    }

    private void sweep(String database) {
        for (Document collection : list(database, "listCollections", 1)) {
            String name = (String) collection.get("name");
            for (Document index : list(database, "listIndexes", name)) {
                if (index.get("expireAfterSeconds") instanceof Number seconds) {
                    String field = ((Document) index.get("key")).keySet().iterator().next();
                    delete(database, name, field, Instant.now().minusSeconds(seconds.longValue()));
                }
            }
        }
    }

    private void delete(String database, String collection, String field, Instant limit) {
        // $type excludes null, which sorts below every date
        Document expired = new Document(field, new Document("$lt", limit).append("$type", "date"));
        List<Document> deletes = List.of(new Document("q", expired).append("limit", 0));
        backend.handleCommand(channel, database, "delete", new Document("delete", collection).append("deletes", deletes).append("$db", database));
    }

    @SuppressWarnings("unchecked")
    private List<Document> list(String database, String command, Object argument) {
        Document answer = backend.handleCommand(channel, database, command, new Document(command, argument).append("$db", database));
        return new ArrayList<>((List<Document>) ((Document) answer.get("cursor")).get("firstBatch"));
    }
}
