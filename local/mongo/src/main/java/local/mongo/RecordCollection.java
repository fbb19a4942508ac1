package local.mongo;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
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
 * A collection that keeps records in memory as bytes, as in the file. The library keeps documents of about 500 objects
 * each, which the garbage collector copies again and again, and shares one document between all readers and a writer.
 * This collection also keeps no total of record sizes, which would cost an encoding and a write for each change: we
 * don't need it, and statistics report 0.
 */
final class RecordCollection extends AbstractSynchronizedMongoCollection<Object> {
    private final MVMap<Object, byte[]> records;
    private final BooleanSupplier fillsIndexes;
    private final LongAdder recordsRead = new LongAdder();
    /** The filter of the aggregation that this thread is starting. */
    private final ThreadLocal<Document> firstMatch = new ThreadLocal<>();
    private boolean addsFullIndex;

    /** @param fillsIndexes whether an added index is new; one loaded from the store is already complete */
    RecordCollection(
        MongoDatabase database, String name, CollectionOptions options, MVMap<Object, byte[]> records, CursorRegistry cursors,
        BooleanSupplier fillsIndexes
    ) {
        super(database, name, options, cursors);
        this.records = records;
        this.fillsIndexes = fillsIndexes;
    }

    /** The library would read all records twice for each empty index, at every start. */
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
        return bytes == null ? null : read(bytes);
    }

    private Document read(byte[] bytes) {
        recordsRead.increment();
        return DocumentBytes.read(bytes);
    }

    @Override
    protected Stream<DocumentWithPosition<Object>> streamAllDocumentsWithPosition() {
        if (addsFullIndex) {
            return Stream.empty();
        }
        return records.entrySet().stream().map(entry -> new DocumentWithPosition<>(read(entry.getValue()), entry.getKey()));
    }

    /**
     * Runs an aggregation whose first stage is $match with this filter: its key limits the records that are read. The
     * library passes the filter to the stage only after it has requested all records.
     */
    <T> T aggregate(Document filter, Supplier<T> aggregation) {
        firstMatch.set(filter);
        try {
            return aggregation.get();
        } finally {
            firstMatch.remove();
        }
    }

    /** Lazily: the library first collects all records in a list, and a million candidates exceed the heap. */
    @Override
    public Stream<Document> queryAllAsStream() {
        Document filter = firstMatch.get();
        // a later stage of the same aggregation may request all records
        firstMatch.remove();
        return streamByKey(filter).orElseGet(this::streamAllDocumentsWithPosition).map(DocumentWithPosition::getDocument);
    }

    @Override
    protected QueryResult queryDocuments(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
        Optional<Stream<DocumentWithPosition<Object>>> found = streamByKey(query);
        return found.isPresent() ? match(found.get(), query, orderBy, skip, limit, batchSize, fields)
            : super.queryDocuments(query, orderBy, skip, limit, batchSize, fields);
    }

    private Optional<Stream<DocumentWithPosition<Object>>> streamByKey(Document query) {
        Optional<Set<Object>> ids = KeyLookup.idsFor(query, getIndexes());
        return ids.map(each -> each.stream()
            .map(id -> new DocumentWithPosition<>(getDocument(id), id))
            // counts and aggregations run concurrently with deletions
            .filter(record -> Objects.nonNull(record.getDocument())));
    }

    @Override
    protected QueryResult matchDocuments(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
        return match(streamAllDocumentsWithPosition(), query, orderBy, skip, limit, batchSize, fields);
    }

    private QueryResult match(
        Stream<DocumentWithPosition<Object>> found, Document query, Document orderBy, int skip, int limit, int batchSize, Document fields
    ) {
        if (isNaturalDescending(orderBy)) {
            found = found.sorted((a, b) -> ValueComparator.desc().compare(a.getPosition(), b.getPosition()));
        }
        return matchDocumentsFromStream(found.map(DocumentWithPosition::getDocument), query, orderBy, skip, limit, batchSize, fields);
    }

    /** Also counts the records read since the start, so that a test can distinguish a lookup from a scan. */
    @Override
    public Document getStats() {
        return super.getStats().append("recordsRead", recordsRead.sum());
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
