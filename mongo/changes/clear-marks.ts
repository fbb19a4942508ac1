import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TrackedEntity } from './change-event.ts';
import { permitWrites } from './write-guard.ts';

/**
 * Takes the marks off that are in Kafka. By the nonce alone: a newer write has put another there, and its own
 * publication clears that one.
 */
export async function clearMarks(mongo: Mongo, entity: TrackedEntity, nonces: string[]): Promise<void> {
  const collection = mongo.connection.collection(entity);
  await permitWrites(async () => {
    await collection.updateMany({ unpublished: { $in: nonces } }, { $unset: { unpublished: '' } });
  });
}
