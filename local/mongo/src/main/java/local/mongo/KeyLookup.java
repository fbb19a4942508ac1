package local.mongo;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;

/**
 * Finds candidate records through a unique index for a filter that names its key among other conditions. The library
 * uses an index only if the filter consists of exactly that key.
 */
final class KeyLookup {
    private static final String ID = "_id";

    private KeyLookup() {}

    /**
     * Ids of all records that can match, in the order of a scan; the caller still applies the whole filter. Empty if no
     * condition names a key by value: then only a scan finds all matches.
     */
    static Optional<Set<Object>> idsFor(Document query, List<Index<Object>> indexes) {
        if (query == null) {
            return Optional.empty();
        }
        Optional<Set<Object>> byId = indexes.stream().filter(index -> isOver(index, ID)).findFirst()
            .flatMap(index -> idsIn(index, ID, query));
        return byId.isPresent() ? byId : indexes.stream()
            .filter(index -> index.isUnique() && index.getKeys().size() == 1)
            .map(index -> idsIn(index, index.getKeys().get(0).getKey(), query))
            .flatMap(Optional::stream).findFirst();
    }

    private static boolean isOver(Index<Object> index, String field) {
        return index.isUnique() && index.getKeys().size() == 1 && index.getKeys().get(0).getKey().equals(field);
    }

    private static Optional<Set<Object>> idsIn(Index<Object> index, String field, Document query) {
        if (!query.containsKey(field)) {
            return Optional.empty();
        }
        Collection<?> values = valuesOf(query.get(field));
        if (values == null || !values.stream().allMatch(value -> field.equals(ID) ? isValue(value) : isPlain(field, value))) {
            return Optional.empty();
        }
        // one entry for 1 and 1.0, which are the same key
        Set<Object> ids = new TreeSet<>(IdType.INSTANCE::compare);
        for (Object value : values) {
            index.getPositions(new Document(field, value)).forEach(ids::add);
        }
        return Optional.of(ids);
    }

    /** The values that a condition allows, or null if it is not a value, $eq or $in. */
    private static Collection<?> valuesOf(Object condition) {
        if (condition instanceof Document operators) {
            if (operators.containsKey("$eq")) {
                return Collections.singletonList(operators.get("$eq"));
            }
            if (operators.containsKey("$in")) {
                return operators.get("$in") instanceof Collection<?> values ? values : null;
            }
        }
        return Collections.singletonList(condition);
    }

    /** Lists can't be ids; a pattern or an operator allows more than one value. */
    private static boolean isValue(Object value) {
        return !(value instanceof Collection) && !(value instanceof BsonRegularExpression) && !hasOperator(value);
    }

    /**
     * A sparse index lacks the records that null matches, and a list is indexed by its elements. Paths into lists
     * follow other rules.
     */
    private static boolean isPlain(String field, Object value) {
        return value != null && !(value instanceof Document) && isValue(value) && field.indexOf('.') < 0;
    }

    private static boolean hasOperator(Object value) {
        return value instanceof Document document && document.entrySet().stream()
            .anyMatch((Map.Entry<String, Object> entry) -> entry.getKey().startsWith("$") || hasOperator(entry.getValue()));
    }
}
