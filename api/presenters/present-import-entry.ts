import { z } from 'zod';
import type { ImportEntry } from '#api/contract/imports.ts';
import { undoUntil } from '#api/imports/find-undo.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

const left = z.array(z.object({ reason: z.string(), count: z.int() }));

/** An import, and its undo where there is one, as the ledger shows them. */
export function presentEntry(
  task: TaskRecord,
  undo: TaskRecord | null,
  { account, now }: { account: string; now: Date },
): ImportEntry {
  const { processed, total, saved, counts = {} } = task.progress;
  return {
    jobId: String(task._id),
    kind: task.kind === 'import-candidates' ? 'candidates' : 'info',
    fileName: String(task.input.fileName),
    importedBy: String(task.input.importedByName),
    own: String(task.createdBy) === account,
    createdAt: task.createdAt.toISOString(),
    finishedAt: task.finishedAt?.toISOString() ?? null,
    state: task.state,
    processed,
    total,
    saved,
    refused: counts.refused ?? 0,
    duplicates: counts.duplicates ?? 0,
    error: task.error ?? null,
    undoUntil: undoUntil(task, undo, now)?.toISOString() ?? null,
    undo: undo && presentUndo(undo),
  };
}

function presentUndo({ state, input, createdAt, progress, result, error }: TaskRecord): ImportEntry['undo'] {
  return {
    state,
    by: String(input.undoneByName),
    at: createdAt.toISOString(),
    removed: progress.saved,
    left: left.parse(result?.left ?? []),
    error: error ?? null,
  };
}
