import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TrackedEntity } from './change-event.ts';
import { permitWrites } from './write-guard.ts';

/** The embedded server compares each record it finds with the whole list: short lists cost it half as much. */
const NONCES_AN_UPDATE = 50;

/**
 * Takes the marks off that are in Kafka. By the nonce alone: a newer write has put another there, and its own
 * publication clears that one.
 */
export async function clearMarks(mongo: Mongo, entity: TrackedEntity, nonces: string[]): Promise<void> {
  if (nonces.length === 0) return;
  const updates = Array.from({ length: Math.ceil(nonces.length / NONCES_AN_UPDATE) }, (_, at) => ({
    updateMany: {
      filter: { unpublished: { $in: nonces.slice(at * NONCES_AN_UPDATE, (at + 1) * NONCES_AN_UPDATE) } },
      update: { $unset: { unpublished: '' } },
    },
  }));
  await permitWrites(() => mongo.connection.collection(entity).bulkWrite(updates, { ordered: false }));
}
