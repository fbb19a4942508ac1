package local.mongo;

import java.util.ArrayList;
import java.util.List;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;

/**
 * The library silently drops partial filters and collations; if that would change a unique index's meaning, reject it.
 */
final class IndexRules {
    private IndexRules() {}

    /** The createIndexes command with each index as the library can build it. */
    static Document check(Document command) {
        List<Document> indexes = new ArrayList<>();
        for (Object each : (Iterable<?>) command.get("indexes")) {
            indexes.add(asBuildable(((Document) each).clone()));
        }
        Document checked = command.clone();
        checked.put("indexes", indexes);
        return checked;
    }

    private static Document asBuildable(Document index) {
        if (!Boolean.TRUE.equals(index.get("unique"))) {
            return index;
        }
        if (index.containsKey("collation")) {
            throw refused("with a collation");
        }
        if (index.get("partialFilterExpression") instanceof Document filter) {
            if (!onlyExists(filter, (Document) index.get("key"))) {
                throw refused("with a partialFilterExpression other than {key: {$exists: true}}");
            }
            // equivalent for an index over one key
            index.put("sparse", true);
        }
        return index;
    }

    private static boolean onlyExists(Document filter, Document key) {
        return key.size() == 1 && filter.size() == 1 && filter.keySet().equals(key.keySet())
            && filter.values().iterator().next() instanceof Document condition
            && condition.size() == 1 && Boolean.TRUE.equals(condition.get("$exists"));
    }

    private static MongoServerError refused(String what) {
        return new MongoServerError(67, "CannotCreateIndex", "the embedded server has no unique index " + what);
    }
}
