package local.mongo;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** The library's store, changed to keep every acknowledged write and to reject unsupported commands. */
final class DurableBackend extends H2Backend {
    private static final Set<String> CATALOGUE_CHANGES =
        Set.of("create", "createindexes", "drop", "dropindexes", "dropdatabase");
    private static final Set<String> RECORD_CHANGES = Set.of("insert", "update", "delete", "findandmodify");
    /** Sent by drivers that know about sessions; there is nothing to end. */
    private static final Set<String> SESSION_COMMANDS = Set.of("endsessions", "refreshsessions", "killsessions", "killallsessions");
    private static final Set<String> TRANSACTION_COMMANDS = Set.of("committransaction", "aborttransaction");

    private final GroupCommit commits;
    private final ConcurrentMap<String, Lock> rewriters = new ConcurrentHashMap<>();

    /** Drivers reject a server below wire version 9; the library's highest is 8. 13 is MongoDB 5.0's. */
    private static final MongoVersion VERSION = new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(5, 0, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 13;
        }
    };

    DurableBackend(MVStore store) {
        super(store);
        version(VERSION);
        commits = new GroupCommit(store);
    }

    /** The library's constructor also calls it, before this class's own fields are set. */
    @Override
    protected MongoDatabase openOrCreateDatabase(String databaseName) {
        MVStore store = getMvStore();
        return new H2Database(databaseName, store, getCursorRegistry()) {
            /** Still false while the library's constructor loads collections and indexes from the store. */
            private boolean isTakenUp = true;

            @Override
            protected MongoCollection<Object> openOrCreateCollection(String collection, CollectionOptions options) {
                MVMap<Object, byte[]> records = TypedMaps.openRecords(store, getFullCollectionNamespace(collection));
                return new RecordCollection(this, collection, options, records, cursorRegistry, () -> isTakenUp);
            }

            @Override
            protected Index<Object> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
                TypedMaps.openIndex(store, getFullCollectionNamespace(collection), name);
                return super.openOrCreateUniqueIndex(collection, name, keys, sparse);
            }

            @Override
            public Document handleCommand(Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
                Document filter = command.equalsIgnoreCase("aggregate") ? firstMatch(query) : null;
                MongoCollection<Object> collection = filter == null ? null : resolveCollection(String.valueOf(query.get(command)), false);
                return collection instanceof RecordCollection records
                    ? records.aggregate(filter, () -> super.handleCommand(channel, command, query, databases, oplog))
                    : super.handleCommand(channel, command, query, databases, oplog);
            }

            /** The library's own also drops every database whose name starts with this one's. */
            @Override
            public void drop(Oplog oplog) {
                MongoCollection<Object> namespaces = resolveCollection("system.namespaces", true);
                List<String> names = namespaces.queryAllAsStream().map(each -> (String) each.get("name")).toList();
                names.forEach(name -> dropCollection(name.substring(databaseName.length() + 1), oplog));
                for (String system : List.of("system.indexes", "system.namespaces")) {
                    if (resolveCollection(system, false) != null) {
                        dropCollection(system, oplog);
                    }
                }
            }
        };
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
        String name = command.toLowerCase(Locale.ROOT);
        if (name.equals("hello") || name.equals("ismaster")) {
            return hello(super.handleCommand(channel, database, "ismaster", query));
        }
        if (SESSION_COMMANDS.contains(name)) {
            return new Document("ok", 1.0);
        }
        refuseTransactions(name, query);
        refuseMoves(name, query);
        if (name.equals("createindexes")) {
            return change(channel, database, command, name, IndexRules.check(query));
        }
        boolean changes = CATALOGUE_CHANGES.contains(name) || RECORD_CHANGES.contains(name)
            || name.equals("aggregate") && hasStage(query, "$merge");
        return changes ? change(channel, database, command, name, query) : super.handleCommand(channel, database, command, query);
    }

    private Document change(Channel channel, String database, String command, String name, Document query) {
        commits.refuseAfterFailure();
        Lock lock = changesCatalogue(database, name, query) ? commits.alone() : commits.sideBySide();
        Document answer;
        lock.lock();
        Lock rewriter = rewriterOf(database, name, query);
        rewriter.lock();
        try {
            answer = super.handleCommand(channel, database, command, query);
        } finally {
            rewriter.unlock();
            lock.unlock();
            // after an error too: a part of the command may have been carried out
            commits.waitUntilStored();
        }
        return name.equals("insert") ? countInserted(query, answer) : answer;
    }

    /** The library finds records and then changes them: no other thread may change the collection in between. */
    private Lock rewriterOf(String database, String name, Document query) {
        boolean rewrites = RECORD_CHANGES.contains(name) && !name.equals("insert");
        String collection = String.valueOf(query.get(query.keySet().iterator().next()));
        return rewrites ? rewriters.computeIfAbsent(database + "." + collection, key -> new ReentrantLock()) : new ReentrantLock();
    }

    /** The library's catalogue is not thread-safe; the first write to a collection creates it. */
    private boolean changesCatalogue(String database, String name, Document query) {
        if (CATALOGUE_CHANGES.contains(name) || name.equals("aggregate")) {
            return true;
        }
        Object collection = query.get(query.keySet().iterator().next());
        return collection instanceof String text && resolveDatabase(database).resolveCollection(text, false) == null;
    }

    private static Document hello(Document answer) {
        answer.put("isWritablePrimary", true);
        answer.put("helloOk", true);
        answer.put("logicalSessionTimeoutMinutes", 30);
        answer.put("readOnly", false);
        return answer;
    }

    private static void refuseTransactions(String name, Document query) {
        if (Boolean.FALSE.equals(query.get("autocommit")) || TRANSACTION_COMMANDS.contains(name)) {
            throw new MongoServerError(20, "IllegalOperation", "Transaction numbers are only allowed on a replica set member or mongos");
        }
        if (name.equals("aggregate") && hasStage(query, "$changeStream")) {
            throw new MongoServerError(40573, "Location40573", "The $changeStream stage is only supported on replica sets");
        }
    }

    /** The library leaves the records under the old name, where the next start doesn't find them. */
    private static void refuseMoves(String name, Document query) {
        if (name.equals("renamecollection") || name.equals("aggregate") && hasStage(query, "$out")) {
            throw new MongoServerError(115, "CommandNotSupported", "the embedded server has neither renameCollection nor $out");
        }
    }

    /** The library counts all documents as inserted, even if some were rejected. */
    private static Document countInserted(Document query, Document answer) {
        if (answer.get("writeErrors") instanceof List<?> errors && !errors.isEmpty()) {
            int all = ((List<?>) query.get("documents")).size();
            boolean ordered = !Boolean.FALSE.equals(query.get("ordered"));
            answer.put("n", ordered ? ((Number) ((Document) errors.get(0)).get("index")).intValue() : all - errors.size());
        }
        return answer;
    }

    private static Document firstMatch(Document aggregate) {
        boolean matches = aggregate.get("pipeline") instanceof List<?> pipeline && !pipeline.isEmpty()
            && pipeline.get(0) instanceof Document stage && stage.size() == 1 && stage.get("$match") instanceof Document;
        return matches ? (Document) ((Document) ((List<?>) aggregate.get("pipeline")).get(0)).get("$match") : null;
    }

    private static boolean hasStage(Document query, String stage) {
        if (query.get("pipeline") instanceof Iterable<?> pipeline) {
            for (Object each : pipeline) {
                if (each instanceof Document document && document.containsKey(stage)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Names of all non-empty databases. */
    @Override
    public Set<String> listDatabaseNames() {
        return super.listDatabaseNames();
    }

    void compact() {
        commits.compact();
    }

    void closeStore() {
        Lock lock = commits.alone();
        lock.lock();
        try {
            close();
        } finally {
            lock.unlock();
        }
    }
}
