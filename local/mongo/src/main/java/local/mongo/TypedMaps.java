package local.mongo;

import de.bwaldvogel.mongo.backend.KeyValue;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;

/**
 * Opens the library's maps before the library does, with types for their contents: the library would use Java
 * serialization, but accepts a map that is already open.
 */
final class TypedMaps {
    private TypedMaps() {}

    /** @param collection its full name, with the database's */
    static MVMap<Object, byte[]> openRecords(MVStore store, String collection) {
        return store.openMap("databases." + collection,
            new MVMap.Builder<Object, byte[]>().keyType(IdType.INSTANCE).valueType(ByteArrayDataType.INSTANCE));
    }

    /** @param collection its full name, with the database's */
    static void openIndex(MVStore store, String collection, String index) {
        store.openMap(collection + "._index_" + index,
            new MVMap.Builder<KeyValue, Object>().keyType(IndexKeyType.INSTANCE).valueType(IdType.INSTANCE));
    }
}
