import { Types } from 'mongoose';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import type { DeadLetterRecord } from '#mongo/models/dead-letter.ts';

/**
 * Publishes every record among the dead letters again; a repeated failure creates a new letter. A letter about an
 * unreadable message can't be retried and is removed.
 */
export const run: RunTask = async (context) => {
  const { mongo, signal } = context;
  const letters = await mongo.deadLetters.find().lean<DeadLetterRecord[]>();
  await context.report({ processed: 0, total: letters.length });
  let replayed = 0;
  for (const [position, letter] of letters.entries()) {
    signal.throwIfAborted();
    if (await replay(context, letter)) replayed += 1;
    // only the letter that was read: a new failure may have replaced it already
    await mongo.deadLetters.deleteOne({ _id: letter._id, failedAt: letter.failedAt });
    await context.report({ processed: position + 1, saved: replayed });
  }
  return { letters: letters.length, replayed, dismissed: letters.length - replayed };
};

/** False if the record doesn't exist. */
async function replay({ changes, mongo }: TaskContext, { entity, recordId }: DeadLetterRecord): Promise<boolean> {
  if (!Types.ObjectId.isValid(recordId)) return false;
  const id = new Types.ObjectId(recordId);
  if (entity === 'resumes') {
    return (await changes.resumes.update(id, { $set: { textState: 'pending' }, $unset: { textError: '' } })) !== null;
  }
  const record = await mongo.connection.collection(entity).findOne({ _id: id }, { projection: { deleted: 1 } });
  return record !== null && !record.deleted && (await changes[entity].touch(id)) !== null;
}
