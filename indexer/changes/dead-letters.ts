import type { ChangeEvent } from '#mongo/changes/change-event.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { DeadLetterRecord } from '#mongo/models/dead-letter.ts';
import type { BrokenMessage } from './batches.ts';

/** Characters of a reason to keep. Elasticsearch quotes the value that it rejected. */
const REASON_LIMIT_CHARS = 4_000;

/** Where a change failed: the concrete index, or the name of another consumer. */
export type FailedAt = Pick<DeadLetterRecord, 'entity' | 'index'>;
export type DeadLetter = Omit<DeadLetterRecord, 'attempts' | 'failedAt'>;

/** A record that the index rejects. One dead letter per record and index: a new failure replaces the last. */
export function recordLetter({ entity, index }: FailedAt, event: ChangeEvent, reason: string): DeadLetter {
  return {
    _id: `${index}/${entity}/${event.id}`,
    index,
    entity,
    recordId: event.id,
    revision: event.revision,
    reason: reason.slice(0, REASON_LIMIT_CHARS),
  };
}

/** A message that names no record: it can only be shown. */
export function messageLetter({ entity, index }: FailedAt, partition: number, broken: BrokenMessage): DeadLetter {
  const place = `message-${partition}-${broken.offset}`;
  const reason = `Unreadable message (${broken.reason}): ${broken.text}`;
  return {
    _id: `${index}/${entity}/${place}`,
    index,
    entity,
    recordId: place,
    reason: reason.slice(0, REASON_LIMIT_CHARS),
  };
}

/** Stores dead letters for an admin to list and replay. Rejects if MongoDB can't store them. */
export async function keepDeadLetters(mongo: Mongo, letters: readonly DeadLetter[], failedAt: Date): Promise<void> {
  if (letters.length === 0) return;
  await mongo.deadLetters.bulkWrite(
    letters.map(({ _id, ...letter }) => ({
      updateOne: { filter: { _id }, update: { $set: { ...letter, failedAt }, $inc: { attempts: 1 } }, upsert: true },
    })),
  );
}
