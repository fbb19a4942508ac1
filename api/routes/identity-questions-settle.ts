import { Types } from 'mongoose';
import { identityQuestionsSettle } from '#api/contract/identity-questions-settle.ts';
import { ApiError } from '#api/errors.ts';
import { fullName } from '#api/users/full-name.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { handler } from './handler.ts';

/** The indexer's task settles them: it opens the stored files, and ends what a crash interrupts. */
export const identityQuestionsSettleRoute = handler(identityQuestionsSettle, async ({ input, session, deps }) => {
  const { mongo, changes, now } = deps;
  const { decision, ids, cause, askedUntil } = input.body;
  const of = ids ? { _id: { $in: ids } } : { cause, askedAt: { $lte: new Date(askedUntil ?? 0) } };
  const open = await mongo.identityQuestions.countDocuments({ ...of, state: 'open' });
  if (open === 0) throw new ApiError(409, 'They are settled already.');
  const createdBy = new Types.ObjectId(session.user._id);
  const order = { decision, by: session.user._id, byName: fullName(session.user), ids, cause, askedUntil };
  const known = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
  const taskId = await createTask(changes, { kind: 'settle-identity', createdBy, input: known, total: open }, now());
  return {
    success: true,
    message: open === 1 ? 'It is being settled.' : 'They are being settled.',
    taskId: String(taskId),
  };
});
