const AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);

/** Whether an error of the driver's says that MongoDB can't be reached, rather than that a request of ours was wrong. */
export function isMongoAway(error: unknown): boolean {
  return error instanceof Error && (AWAY.has(error.name) || /buffering timed out/.test(error.message));
}
