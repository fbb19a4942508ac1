import { Types } from 'mongoose';
import type { TaskKind } from '#mongo/models/task.ts';
import type { Product } from './product.ts';

const FOREVER = new Date('2999-01-01');

/**
 * Blocks tasks of that kind, as if another process were working on one; returns a function to release them. So a test
 * can check what is shown during the work before the work ends.
 */
export async function holdTasks({ deps }: Product, kind: TaskKind): Promise<() => Promise<void>> {
  const _id = new Types.ObjectId();
  await deps.changes.tasks.insert([
    {
      _id,
      kind,
      state: 'running',
      input: { files: [], fileName: 'held.xlsx', importedByName: 'Somebody' },
      progress: { processed: 0, total: 0, saved: 0 },
      log: [],
      logCount: 0,
      createdAt: new Date(0),
      attempts: 1,
      leaseOwner: 'the test',
      leaseUntil: FOREVER,
      cancelRequested: false,
    },
  ]);
  return async () => {
    await deps.changes.tasks.remove(_id);
  };
}
