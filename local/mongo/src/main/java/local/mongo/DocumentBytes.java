package local.mongo;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.BsonConstants;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.ObjectDataType;

/**
 * Documents as bytes: BSON takes a tenth of the time of Java serialization, the store's default. Serialization remains
 * for the few documents that BSON can't represent, so that every accepted change can be stored.
 */
final class DocumentBytes {
    private static final byte SERIALIZED = 0;
    private static final byte BSON = 1;
    private static final int FIRST_BUFFER_BYTES = 4 << 10;

    private DocumentBytes() {}

    static byte[] of(Document document) {
        ByteBuf space = Unpooled.buffer(FIRST_BUFFER_BYTES);
        if (encode(document, space)) {
            return Arrays.copyOfRange(space.array(), space.arrayOffset(), space.arrayOffset() + space.writerIndex());
        }
        WriteBuffer serialized = new WriteBuffer().put(SERIALIZED);
        new ObjectDataType().write(serialized, document);
        ByteBuffer bytes = serialized.getBuffer().flip();
        return Arrays.copyOf(bytes.array(), bytes.limit());
    }

    /** The document stored in these bytes: a new one each time, so that no two readers share one. */
    static Document read(byte[] bytes) {
        return switch (bytes[0]) {
            case BSON -> BsonDecoder.decodeBson(Unpooled.wrappedBuffer(bytes, 1, bytes.length - 1));
            case SERIALIZED -> (Document) new ObjectDataType().read(ByteBuffer.wrap(bytes, 1, bytes.length - 1));
            default -> throw new IllegalArgumentException("unknown kind of document " + bytes[0]);
        };
    }

    /** False if BSON would not return the same document. */
    private static boolean encode(Document document, ByteBuf space) {
        if (!isCarried(document)) {
            return false;
        }
        space.writeByte(BSON);
        BsonEncoder.encodeDocument(document, space);
        return space.writerIndex() <= BsonConstants.MAX_BSON_OBJECT_SIZE;
    }

    private static boolean isCarried(Object value) {
        if (value instanceof String) {
            return true;
        }
        if (value instanceof Map<?, ?> document) {
            for (Map.Entry<?, ?> entry : document.entrySet()) {
                if (hasNull((String) entry.getKey()) || !isCarried(entry.getValue())) {
                    return false;
                }
            }
            return true;
        }
        if (value instanceof Collection<?> values) {
            for (Object each : values) {
                if (!isCarried(each)) {
                    return false;
                }
            }
            return true;
        }
        if (value instanceof BsonRegularExpression expression) {
            return expression.getOptions() != null && !hasNull(expression.getPattern()) && !hasNull(expression.getOptions());
        }
        return isKnown(value);
    }

    private static boolean isKnown(Object value) {
        try {
            BsonEncoder.determineType(value);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** BSON terminates names and patterns with a null character. */
    private static boolean hasNull(String name) {
        return name.indexOf(0) >= 0;
    }
}
