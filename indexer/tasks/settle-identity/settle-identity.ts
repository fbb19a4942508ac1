import mongoose, { Types } from 'mongoose';
import { z } from 'zod';
import { reopenOf } from '#indexer/identity/identity-questions.ts';
import { endsForGood, type RunTask, type TaskContext } from '#indexer/task-runner/task-context.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { type IdentityQuestionRecord, identityCauses, identityDecisions } from '#mongo/models/identity-question.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { CannotSettle, type Settled, settleQuestion } from './settle-question.ts';

export const settleInput = z.object({
  decision: z.enum(identityDecisions),
  by: z.string(),
  byName: z.string(),
  /** These questions, or all open questions of a cause at that time. */
  ids: z.array(z.string()).optional(),
  cause: z.enum(identityCauses).optional(),
  askedUntil: z.coerce.date().optional(),
});
type SettleInput = z.infer<typeof settleInput>;

const REPORT_EVERY = 20;

/**
 * Settles identity questions as an admin decided. Claims each question first: of two concurrent tasks the first gets
 * it. Steps are idempotent, so they are repeated after a crash. If the task fails or is cancelled, its claimed
 * questions are reopened.
 */
export const run: RunTask = async (context, task) => {
  try {
    return await settleAll(context, task);
  } catch (error) {
    if (endsForGood(context, task, error)) await reopenOf(context.mongo, task._id, context.now());
    throw error;
  }
};

async function settleAll(context: TaskContext, task: TaskRecord): Promise<Record<string, number>> {
  const { mongo, signal } = context;
  const input = settleInput.parse(task.input);
  const wanted = await mongo.identityQuestions
    .find(filterOf(input, task._id), { _id: 1 })
    .sort({ askedAt: 1, _id: 1 })
    .lean();
  const counts = { settled: 0, failed: 0, others: 0 };
  const report = (processed: number) =>
    context.report({ processed, total: wanted.length, saved: counts.settled, counts: { ...counts } });
  for (const [at, { _id }] of wanted.entries()) {
    signal.throwIfAborted();
    counts[await settleOne(context, task._id, _id, input)] += 1;
    if (at % REPORT_EVERY === 0) await report(at + 1);
  }
  await report(wanted.length);
  return counts;
}

/** Includes those that this task had claimed before a crash. */
function filterOf({ ids, cause, askedUntil }: SettleInput, task: Types.ObjectId): Record<string, unknown> {
  if (ids) return { _id: { $in: ids } };
  const open = { cause, state: 'open', ...(askedUntil && { askedAt: { $lte: askedUntil } }) };
  return { $or: [open, { state: 'settling', settledIn: task }] } as Record<string, unknown>;
}

async function settleOne(
  context: TaskContext,
  task: Types.ObjectId,
  _id: string,
  { decision, by, byName }: SettleInput,
): Promise<'settled' | 'failed' | 'others'> {
  const { mongo, now, signal } = context;
  await mongo.identityQuestions.updateOne(
    { _id, state: 'open' },
    {
      $set: { state: 'settling', decision, settledIn: task, settledBy: new Types.ObjectId(by) },
      $unset: { problem: '' },
    },
  );
  const question = await mongo.identityQuestions.findOne({ _id }).lean<IdentityQuestionRecord>();
  if (!question?.settledIn?.equals(task)) return 'others';
  if (question.state === 'settled') return 'settled';
  if (question.state === 'open') return 'failed';
  try {
    await close(context, question, await settleQuestion(context, question, decision, { _id: by, name: byName }));
    return 'settled';
  } catch (error) {
    // a transient error retries the whole task
    const isTheirs = [CannotSettle, Conflict, mongoose.Error.ValidationError].some((kind) => error instanceof kind);
    if (signal.aborted || !isTheirs || !(error instanceof Error)) throw error;
    const problem = error.message.slice(0, 1_000);
    await mongo.identityQuestions.updateOne(
      { _id, settledIn: task },
      { $set: { state: 'open', problem, askedAt: now() } },
    );
    return 'failed';
  }
}

/** Removes the personal data and keeps the decision. */
async function close(
  { mongo, now }: TaskContext,
  { _id, settledIn }: IdentityQuestionRecord,
  { removeFiles }: Settled,
): Promise<void> {
  const { matchedCount } = await mongo.identityQuestions.updateOne(
    { _id, state: 'settling', settledIn },
    {
      $set: { state: 'settled', settledAt: now() },
      $unset: { source: '', incoming: '', fields: '', file: '', reading: '' },
    },
  );
  // a worker that lost its task may find the question open again: its files are still needed
  if (matchedCount > 0) await removeFiles();
}
