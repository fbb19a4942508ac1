import { Types } from 'mongoose';
import type { TaskKind } from '#mongo/models/task.ts';
import type { Product } from './product.ts';

const FOREVER = new Date('2999-01-01');

/**
 * Keeps tasks of that kind waiting, as behind one that another process works on; what it gives lets them go. What is
 * to be seen while work goes on can then not be over before it is looked at.
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
