import { randomBytes } from 'node:crypto';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TrackedEntity } from './change-event.ts';
import { permitWrites } from './write-guard.ts';

/**
 * Marks of changes not yet in Kafka. They start with their time, so that their index is sorted by age and a sweep can
 * distinguish abandoned marks from those being published now.
 */
const TIME_DIGITS = 9; // base 36 milliseconds until the year 5188

export const newNonce = (nowMs: number): string =>
  `${nowMs.toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(9).toString('base64url')}`;

/** When a nonce was created, in ms since 1970. */
export const nonceTime = (nonce: string): number => Number.parseInt(nonce.slice(0, TIME_DIGITS), 36);

/**
 * Clears the marks of published changes. Matches by nonce only: a newer write has set another nonce, and its own
 * publication clears that one.
 */
export async function clearMarks(mongo: Mongo, entity: TrackedEntity, nonces: string[]): Promise<void> {
  const collection = mongo.connection.collection(entity);
  await permitWrites(async () => {
    await collection.updateMany({ unpublished: { $in: nonces } }, { $unset: { unpublished: '' } });
  });
}
