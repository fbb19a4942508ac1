const AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'PoolClearedOnNetworkError',
]);

/**
 * A member of a replica set stopped being the primary, or is shutting down: "Not writable primary" and "node is
 * recovering" in MongoDB's specification of server discovery. The driver repeats single writes, not those of several
 * records.
 */
const ELECTION_CODES = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

/** Parts of the driver's errors, which its types don't name. */
interface DriverError extends Error {
  code?: unknown;
  /** Of several writes: what ended them. */
  errorResponse?: unknown;
  /** Of several writes: they took place, but were not confirmed. */
  err?: { code?: unknown };
}

/** Whether a driver error means that MongoDB can't be reached, rather than that our request was wrong. */
export function isMongoAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY.has(error.name) || /buffering timed out/.test(error.message)) return true;
  if (!error.name.startsWith('Mongo')) return false;
  const { name, code, err, errorResponse } = error as DriverError;
  if (ELECTION_CODES.has(Number(code)) || ELECTION_CODES.has(Number(err?.code))) return true;
  return name === 'MongoBulkWriteError' && isMongoAway(errorResponse);
}
