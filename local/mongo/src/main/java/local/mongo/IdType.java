package local.mongo;

import java.nio.ByteBuffer;

import de.bwaldvogel.mongo.bson.ObjectId;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;
import org.h2.mvstore.type.ObjectDataType;

/**
 * How `_id`s are stored: compactly for ObjectIds and strings, otherwise in the store's own format. Keeps the store's
 * own order, which is the order of a scan.
 */
final class IdType extends BasicDataType<Object> {
    static final IdType INSTANCE = new IdType();

    private static final byte OTHER = 0;
    private static final byte OBJECT_ID = 1;
    private static final byte STRING = 2;
    private static final int OBJECT_ID_BYTES = 12;
    private static final int OBJECT_ID_MEMORY = 48;
    private static final int STRING_MEMORY = 56;

    private IdType() {}

    @Override
    public int compare(Object a, Object b) {
        if (a instanceof ObjectId left && b instanceof ObjectId right) {
            return left.compareTo(right);
        }
        if (a instanceof String left && b instanceof String right) {
            return left.compareTo(right);
        }
        return storesOwn().compare(a, b);
    }

    @Override
    public int getMemory(Object id) {
        if (id instanceof ObjectId) {
            return OBJECT_ID_MEMORY;
        }
        return id instanceof String text ? STRING_MEMORY + text.length() : storesOwn().getMemory(id);
    }

    @Override
    public void write(WriteBuffer buffer, Object id) {
        if (id instanceof ObjectId objectId) {
            buffer.put(OBJECT_ID).put(objectId.toByteArray());
        } else if (id instanceof String text) {
            buffer.put(STRING);
            writeText(buffer, text);
        } else {
            buffer.put(OTHER);
            storesOwn().write(buffer, id);
        }
    }

    @Override
    public Object read(ByteBuffer buffer) {
        byte tag = buffer.get();
        return switch (tag) {
            case OBJECT_ID -> readObjectId(buffer);
            case STRING -> DataUtils.readString(buffer);
            case OTHER -> storesOwn().read(buffer);
            default -> throw DataUtils.newMVStoreException(DataUtils.ERROR_FILE_CORRUPT, "unknown kind of id {0}", tag);
        };
    }

    @Override
    public Object[] createStorage(int size) {
        return new Object[size];
    }

    static ObjectId readObjectId(ByteBuffer buffer) {
        byte[] bytes = new byte[OBJECT_ID_BYTES];
        buffer.get(bytes);
        return new ObjectId(bytes);
    }

    /** Preserves unpaired surrogates, which UTF-8 would not: a key must round-trip. */
    static void writeText(WriteBuffer buffer, String text) {
        buffer.putVarInt(text.length()).putStringData(text, text.length());
    }

    /** A new one each time: it remembers the last value's type, so threads may not share it. */
    private static ObjectDataType storesOwn() {
        return new ObjectDataType();
    }
}
