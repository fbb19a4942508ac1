import type { Types } from 'mongoose';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { Imported } from './find-touched.ts';

/** Takes candidates out for good, with their contact keys, counts and looks; gives how many were still there. */
export async function takeOut(
  { mongo, changes }: Pick<TaskContext, 'mongo' | 'changes'>,
  candidates: readonly Imported[],
): Promise<number> {
  const ids = candidates.map(({ _id }) => _id);
  const { removed } = await changes.candidates.bulkRemove(ids);
  const own = new Map(candidates.flatMap((each) => contactKeys(each).map((key) => [key, each._id] as const)));
  const contacts = await mongo.candidateContacts.find({ _id: { $in: [...own.keys()] } }).lean();
  const free = contacts.filter(({ _id, candidate }) => own.get(_id)?.equals(candidate)).map(({ _id }) => _id);
  if (free.length > 0) await mongo.candidateContacts.deleteMany({ _id: { $in: free } });
  // known by its row's cells: only its own `_id` leads to that key
  const bare = candidates.filter((each) => contactKeys(each).length === 0).map(({ _id }) => _id);
  if (bare.length > 0) await mongo.candidateContacts.deleteMany({ candidate: { $in: bare } });
  await clearTraces(mongo, ids);
  return removed;
}

/** What is left to do for candidates that a crash met halfway; gives how many of them are out. */
export async function finishTakingOut(mongo: Mongo, ids: readonly Types.ObjectId[]): Promise<number> {
  if (ids.length === 0) return 0;
  const found = await mongo.candidates.find({ _id: { $in: ids } }, { deleted: 1 }).lean<Imported[]>();
  const out = found.filter(({ deleted }) => deleted).map(({ _id }) => _id);
  await mongo.candidateContacts.deleteMany({ candidate: { $in: out } });
  await clearTraces(mongo, out);
  return out.length;
}

async function clearTraces(mongo: Mongo, ids: readonly Types.ObjectId[]): Promise<void> {
  await mongo.candidateCounters.deleteMany({ _id: { $in: ids } });
  await mongo.viewHistory.deleteMany({ candidateId: { $in: ids } });
}
