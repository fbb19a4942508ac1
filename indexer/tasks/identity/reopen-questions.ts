import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { openTaskStates } from '#mongo/models/task.ts';

const PROBLEM = 'The decision could not be carried out. Please decide again.';

/** Opens the questions that these tasks have claimed and not settled. Returns how many there were. */
async function reopenQuestions(mongo: Mongo, tasks: readonly Types.ObjectId[], now: Date): Promise<number> {
  const { modifiedCount } = await mongo.identityQuestions.updateMany(
    { state: 'settling', settledIn: { $in: [...tasks] } },
    {
      $set: { state: 'open', problem: PROBLEM, askedAt: now },
      $unset: { decision: '', settledIn: '', settledBy: '' },
    },
  );
  return modifiedCount;
}

/** For a settling task that is about to end without having settled everything. */
export const reopenOf = (mongo: Mongo, task: Types.ObjectId, now: Date) => reopenQuestions(mongo, [task], now);

/** Opens the questions whose task has ended: the task itself could not, where MongoDB was away or the process died. */
export async function reopenAbandoned(mongo: Mongo, now: Date): Promise<number> {
  const claimed: Types.ObjectId[] = await mongo.identityQuestions.distinct('settledIn', { state: 'settling' });
  if (claimed.length === 0) return 0;
  const open = await mongo.tasks.find({ _id: { $in: claimed }, state: { $in: openTaskStates } }, { _id: 1 }).lean();
  const ended = claimed.filter((task) => !open.some(({ _id }) => _id.equals(task)));
  return ended.length > 0 ? reopenQuestions(mongo, ended, now) : 0;
}
