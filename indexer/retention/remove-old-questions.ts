import type { Mongo } from '#mongo/connect-mongo.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { IDENTITY_QUESTION_DAYS } from '#mongo/models/identity-question.ts';

/**
 * Removes open questions of identity that no admin has settled in time, and the files they hold. A question that is
 * being settled stays. Returns how many there were. The files of one left behind by a crash go as old uploads.
 */
export async function removeOldQuestions(mongo: Mongo, now: Date): Promise<number> {
  const before = new Date(now.getTime() - IDENTITY_QUESTION_DAYS * 24 * 60 * 60 * 1_000);
  const old = await mongo.identityQuestions
    .find({ state: 'open', askedAt: { $lt: before } }, { file: 1, reading: 1 })
    .lean();
  let removed = 0;
  for (const { _id, file, reading } of old) {
    // a task may have claimed it meanwhile
    const { deletedCount } = await mongo.identityQuestions.deleteOne({ _id, state: 'open', askedAt: { $lt: before } });
    if (deletedCount === 0) continue;
    removed += 1;
    for (const held of [file, reading]) if (held) await removeFile(mongo, held);
  }
  return removed;
}
