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
  return error instanceof Error && (AWAY.has(error.name) || /buffering timed out/.test(error.message));
}
