const SERVER_AWAY = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoPoolClearedError',
  'MongooseServerSelectionError',
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
]);

/** True where a server was away or overloaded: the same work will succeed once it is back. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status: unknown = (error as { statusCode?: unknown }).statusCode;
  return SERVER_AWAY.has(error.name) || error.name.startsWith('KafkaJS') || status === 429 || status === 503;
}
