/**
 * The failure to alert of a load that is repeated by itself, as by the feed of notifications: null from the second
 * on, which is told of where the data would stand alone.
 */
export const firstFailure = (load: { error: Error | null; errorUpdateCount: number }): Error | null =>
  load.errorUpdateCount > 1 ? null : load.error;
