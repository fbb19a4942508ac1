import type { Mongo } from '#mongo/connect-mongo.ts';

const BATCH = 500;

/** A collection once through, projected, in batches: other filters than by `_id` would scan it for each batch. */
export async function* inBatches(
  { connection }: Pick<Mongo, 'connection'>,
  collection: string,
  projection: Record<string, 1>,
): AsyncGenerator<Record<string, unknown>[]> {
  let batch: Record<string, unknown>[] = [];
  for await (const record of connection.collection(collection).find({}, { projection, batchSize: BATCH })) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
