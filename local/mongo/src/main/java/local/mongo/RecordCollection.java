package local.mongo;

import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoCollection;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DocumentWithPosition;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.backend.ValueComparator;
import de.bwaldvogel.mongo.bson.Document;
import org.h2.mvstore.MVMap;

/**
 * A collection whose records lie in memory as they lie in the file, as bytes. The library's own keeps them as documents,
 * some 500 objects each, which the collector of garbage copies over and over, and gives the same document to all
 * readers and to a writer. Nor is a sum of the records' sizes kept, which would cost an encoding and a write for each
 * change: nothing of ours asks for it, and statistics say 0.
 */
final class RecordCollection extends AbstractSynchronizedMongoCollection<Object> {
    private final MVMap<Object, byte[]> records;
    private final BooleanSupplier fillsIndexes;
    private boolean addsFullIndex;

    /** @param fillsIndexes whether an index that is added is new, and not taken up from the store, where it is complete */
    RecordCollection(
        MongoDatabase database, String name, CollectionOptions options, MVMap<Object, byte[]> records, CursorRegistry cursors,
        BooleanSupplier fillsIndexes
    ) {
        super(database, name, options, cursors);
        this.records = records;
        this.fillsIndexes = fillsIndexes;
    }

    /** The library reads all records twice for each index that nobody is in, at every start. */
    @Override
    public void addIndex(Index<Object> index) {
        addsFullIndex = !fillsIndexes.getAsBoolean();
        try {
            super.addIndex(index);
        } finally {
            addsFullIndex = false;
        }
    }

    @Override
    protected Object addDocumentInternal(Document document) {
        Object id = getIdField() == null ? UUID.randomUUID() : Missing.ofNullable(Utils.getSubdocumentValue(document, getIdField()));
        if (records.putIfAbsent(id, DocumentBytes.of(document)) != null) {
            throw new IllegalStateException("there is already a record " + id + " in " + this);
        }
        return id;
    }

    @Override
    protected void handleUpdate(Object id, Document before, Document after) {
        records.put(Missing.ofNullable(id), DocumentBytes.of(after));
    }

    @Override
    protected void removeDocument(Object id) {
        if (records.remove(id) == null) {
            throw new NoSuchElementException("no record " + id + " in " + this);
        }
    }

    @Override
    protected Document getDocument(Object id) {
        byte[] bytes = records.get(id);
        return bytes == null ? null : DocumentBytes.read(bytes);
    }

    @Override
    protected Stream<DocumentWithPosition<Object>> streamAllDocumentsWithPosition() {
        if (addsFullIndex) {
            return Stream.empty();
        }
        return records.entrySet().stream().map(entry -> new DocumentWithPosition<>(DocumentBytes.read(entry.getValue()), entry.getKey()));
    }

    /** One after the other: what the library's own puts into a list first, a million candidates, is more than the heap. */
    @Override
    public Stream<Document> queryAllAsStream() {
        return streamAllDocumentsWithPosition().map(DocumentWithPosition::getDocument);
    }

    @Override
    protected QueryResult matchDocuments(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
        Stream<DocumentWithPosition<Object>> all = streamAllDocumentsWithPosition();
        if (isNaturalDescending(orderBy)) {
            all = all.sorted((a, b) -> ValueComparator.desc().compare(a.getPosition(), b.getPosition()));
        }
        return matchDocumentsFromStream(all.map(DocumentWithPosition::getDocument), query, orderBy, skip, limit, batchSize, fields);
    }

    @Override
    public int count() {
        return records.size();
    }

    @Override
    public boolean isEmpty() {
        return records.isEmpty();
    }

    @Override
    protected boolean tracksDataSize() {
        return false;
    }

    @Override
    protected void updateDataSize(int difference) {
        throw new UnsupportedOperationException("sizes are not kept");
    }

    @Override
    protected int getDataSize() {
        return 0;
    }
}
