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

/** Whether a driver error means that MongoDB can't be reached, rather than that our request was wrong. */
export function isMongoAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY.has(error.name) || /buffering timed out/.test(error.message)) return true;
  // an error of several writes contains the one that ended them
  return error.name === 'MongoBulkWriteError' && isMongoAway((error as { errorResponse?: unknown }).errorResponse);
}
