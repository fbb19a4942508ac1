import { Types } from 'mongoose';
import { z } from 'zod';
import type { RunTask } from './task-context.ts';
import { undoCheckpoint } from './undo-import/checkpoint.ts';
import { undoBatchCommand } from './undo-import/undo-batch.ts';

const undoInput = z.object({ import: z.string() });

/** Claimed and taken out by one command; progress moves with each. */
const BATCH = 250;

/**
 * Takes out what an import made and nobody has touched since, a batch at a time. After a crash it first settles the
 * batch begun last, then does the rest: candidates that are out no longer name the import.
 */
export const run: RunTask = async (context, task) => {
  const { mongo, commands, signal } = context;
  const importedBy = new Types.ObjectId(undoInput.parse(task.input).import);
  const from = task.checkpoint ? undoCheckpoint.parse(task.checkpoint) : { removed: 0 };
  let { removed } = from;
  const undo = (candidates: readonly string[], command: string) =>
    commands.run(
      undoBatchCommand,
      candidates.map((id) => new Types.ObjectId(id)),
      { id: new Types.ObjectId(command) },
    );
  if (from.batch) removed += (await undo(from.batch.candidates, from.batch.command)).removed;
  const found = await mongo.candidates.find({ importedBy }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  const ids = found.map(({ _id }) => _id.toHexString());
  const total = removed + ids.length;
  const left = new Map<string, number>();
  let processed = removed;
  for (let start = 0; start < ids.length; start += BATCH) {
    signal.throwIfAborted();
    const batch = { command: new Types.ObjectId().toHexString(), candidates: ids.slice(start, start + BATCH) };
    await context.report({ processed, total, saved: removed, counts: { left: sum(left) } }, { removed, batch });
    const outcome = await undo(batch.candidates, batch.command);
    removed += outcome.removed;
    for (const { reason, count } of outcome.left) left.set(reason, (left.get(reason) ?? 0) + count);
    processed += batch.candidates.length;
  }
  await context.report({ processed: total, total, saved: removed, counts: { left: sum(left) } }, { removed });
  return { removed, left: [...left].map(([reason, count]) => ({ reason, count })) };
};

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);
