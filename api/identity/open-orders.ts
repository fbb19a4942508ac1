import type { Mongo } from '#mongo/connect-mongo.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { openTaskStates, type TaskRecord } from '#mongo/models/task.ts';

/** What POST /identity-questions/settle puts into the task. */
interface Order {
  ids?: string[];
  cause?: string;
  askedUntil?: string;
}

/** The tasks that settle questions and have not ended: the newest one, and whether one of them covers a question. */
export async function openOrders(mongo: Mongo) {
  const tasks = await mongo.tasks
    .find({ kind: 'settle-identity', state: { $in: openTaskStates } })
    .sort({ createdAt: 1, _id: 1 })
    .lean<TaskRecord[]>();
  const orders = tasks.map(({ input }) => input as Order);
  const newest = tasks.at(-1);
  return {
    newest: newest ? String(newest._id) : null,
    covers: ({ _id, cause, askedAt }: Pick<IdentityQuestionRecord, '_id' | 'cause' | 'askedAt'>): boolean =>
      orders.some((order) =>
        order.ids
          ? order.ids.includes(_id)
          : order.cause === cause && order.askedUntil !== undefined && askedAt <= new Date(order.askedUntil),
      ),
  };
}
