import { searchIndexDeadLetters } from '#api/contract/search-index-dead-letters.ts';
import type { DeadLetterRecord } from '#mongo/models/dead-letter.ts';
import { handler } from './handler.ts';

const SHOWN = 100;

export const searchIndexDeadLettersRoute = handler(searchIndexDeadLetters, async ({ deps: { mongo } }) => {
  const [total, newest] = await Promise.all([
    mongo.deadLetters.countDocuments({}),
    mongo.deadLetters.find({}).sort({ failedAt: -1 }).limit(SHOWN).lean<DeadLetterRecord[]>(),
  ]);
  const deadLetters = newest.map(({ _id, index, entity, recordId, revision, reason, failedAt, attempts }) => ({
    _id,
    index,
    entity,
    recordId,
    revision: revision ?? null,
    reason,
    attempts,
    failedAt: failedAt.toISOString(),
  }));
  return { success: true, message: total === 0 ? 'No dead letters.' : `${total} dead letters.`, total, deadLetters };
});
