import { Types } from 'mongoose';
import { z } from 'zod';
import type { RunTask } from './task-context.ts';
import { undoCheckpoint } from './undo-import/checkpoint.ts';
import { findTouched, type Imported, importedFields } from './undo-import/find-touched.ts';
import { finishTakingOut, takeOut } from './undo-import/take-out.ts';

const undoInput = z.object({ import: z.string() });

/** Between two looks at who has touched what; progress moves with each. */
const BATCH = 250;

/**
 * Takes out what an import made and nobody has touched since. Those that are out are found no more, so an undo taken
 * up after a crash does the rest; the checkpoint says which may be out and not counted.
 */
export const run: RunTask = async (context, task) => {
  const { mongo, signal } = context;
  const importedBy = new Types.ObjectId(undoInput.parse(task.input).import);
  const from = task.checkpoint ? undoCheckpoint.parse(task.checkpoint) : { removed: 0, removing: [] };
  const halfway = from.removing.map((id) => new Types.ObjectId(id));
  let removed = from.removed + (await finishTakingOut(mongo, halfway));
  const ids = (await mongo.candidates.find({ importedBy }, { _id: 1 }).lean<Imported[]>()).map(({ _id }) => _id);
  const total = removed + ids.length;
  const left = new Map<string, number>();
  let looked = 0;
  const report = (removing: readonly Imported[]) =>
    context.report(
      { processed: total - ids.length + looked, total, saved: removed, counts: { left: sum(left) } },
      { removed, removing: removing.map(({ _id }) => _id.toHexString()) },
    );
  for (let start = 0; start < ids.length; start += BATCH) {
    signal.throwIfAborted();
    const batch = await mongo.candidates
      .find({ _id: { $in: ids.slice(start, start + BATCH) } }, importedFields)
      .lean<Imported[]>();
    const there = batch.filter(({ deleted }) => !deleted);
    const touched = await findTouched(mongo, there);
    const untouched = there.filter(({ _id }) => !touched.has(_id.toHexString()));
    await report(untouched);
    removed += await takeOut(context, untouched);
    for (const reason of touched.values()) left.set(reason, (left.get(reason) ?? 0) + 1);
    looked = Math.min(start + BATCH, ids.length);
  }
  await report([]);
  return { removed, left: [...left].map(([reason, count]) => ({ reason, count })) };
};

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);
