package local.mongo;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.ObjectId;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;
import org.h2.mvstore.type.ByteArrayDataType;

/**
 * Storage format and order of unique index keys: by kind, then by value. The store's own format serializes both keys
 * for each comparison. Two keys are equal if the library's are: numbers are stored as doubles, or as longs if no double
 * is exact; the order of a document's fields matters.
 */
final class IndexKeyType extends BasicDataType<KeyValue> {
    static final IndexKeyType INSTANCE = new IndexKeyType();

    private static final byte NULL = 0;
    private static final byte FALSE = 1;
    private static final byte TRUE = 2;
    private static final byte DOUBLE = 3;
    private static final byte LONG = 4;
    private static final byte STRING = 5;
    private static final byte OBJECT_ID = 6;
    private static final byte DATE = 7;
    private static final byte OTHER = 8;
    private static final int KEY_MEMORY = 80;
    private static final int VALUE_MEMORY = 24;

    private IndexKeyType() {}

    @Override
    public int compare(KeyValue a, KeyValue b) {
        int size = Math.min(a.size(), b.size());
        for (int i = 0; i < size; i++) {
            int order = compareValues(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    private static int compareValues(Object a, Object b) {
        byte kind = kindOf(a);
        int order = Byte.compare(kind, kindOf(b));
        if (order != 0) {
            return order;
        }
        return switch (kind) {
            case NULL, FALSE, TRUE -> 0;
            case DOUBLE -> Double.compare((Double) a, (Double) b);
            case LONG -> Long.compare((Long) a, (Long) b);
            case STRING -> ((String) a).compareTo((String) b);
            case OBJECT_ID -> ((ObjectId) a).compareTo((ObjectId) b);
            case DATE -> Long.compare(((Instant) a).toEpochMilli(), ((Instant) b).toEpochMilli());
            default -> Arrays.compareUnsigned(bytesOf(a), bytesOf(b));
        };
    }

    private static byte kindOf(Object value) {
        if (value instanceof String) {
            return STRING;
        }
        if (value instanceof ObjectId) {
            return OBJECT_ID;
        }
        if (value == null) {
            return NULL;
        }
        if (value instanceof Double) {
            return DOUBLE;
        }
        if (value instanceof Long) {
            return LONG;
        }
        if (value instanceof Boolean truth) {
            return truth ? TRUE : FALSE;
        }
        return value instanceof Instant ? DATE : OTHER;
    }

    private static byte[] bytesOf(Object value) {
        return DocumentBytes.of(new Document("", value));
    }

    @Override
    public int getMemory(KeyValue key) {
        int sum = KEY_MEMORY;
        for (Object value : key) {
            byte kind = kindOf(value);
            if (kind == STRING || kind == OBJECT_ID) {
                sum += IdType.INSTANCE.getMemory(value);
            } else {
                sum += kind == OTHER ? bytesOf(value).length : VALUE_MEMORY;
            }
        }
        return sum;
    }

    @Override
    public void write(WriteBuffer buffer, KeyValue key) {
        buffer.putVarInt(key.size());
        for (Object value : key) {
            byte kind = kindOf(value);
            buffer.put(kind);
            switch (kind) {
                case NULL, FALSE, TRUE -> { }
                case DOUBLE -> buffer.putLong(Double.doubleToLongBits((Double) value));
                case LONG -> buffer.putLong((Long) value);
                case STRING -> IdType.writeText(buffer, (String) value);
                case OBJECT_ID -> buffer.put(((ObjectId) value).toByteArray());
                case DATE -> buffer.putLong(((Instant) value).toEpochMilli());
                default -> ByteArrayDataType.INSTANCE.write(buffer, bytesOf(value));
            }
        }
    }

    @Override
    public KeyValue read(ByteBuffer buffer) {
        int size = DataUtils.readVarInt(buffer);
        List<Object> values = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            values.add(readValue(buffer));
        }
        return new KeyValue(values);
    }

    private static Object readValue(ByteBuffer buffer) {
        byte kind = buffer.get();
        return switch (kind) {
            case NULL -> null;
            case FALSE -> false;
            case TRUE -> true;
            case DOUBLE -> Double.longBitsToDouble(buffer.getLong());
            case LONG -> buffer.getLong();
            case STRING -> DataUtils.readString(buffer);
            case OBJECT_ID -> IdType.readObjectId(buffer);
            case DATE -> Instant.ofEpochMilli(buffer.getLong());
            case OTHER -> DocumentBytes.read(ByteArrayDataType.INSTANCE.read(buffer)).get("");
            default -> throw DataUtils.newMVStoreException(DataUtils.ERROR_FILE_CORRUPT, "unknown kind of index key {0}", kind);
        };
    }

    @Override
    public KeyValue[] createStorage(int size) {
        return new KeyValue[size];
    }
}
