import { z } from 'zod';
import type { ReportedRow } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import type { ImportEntry } from './contract.ts';
import { undoUntil } from './find-import.ts';

/** Presents the counts in their wire shape. */
export function importCounts({ progress: { processed, total, saved } }: TaskRecord) {
  return { processed, total, saved };
}

/** Presents the counts, including those of the rejected rows, and some of these rows. */
export function presentOutcome(task: TaskRecord, rows: readonly ReportedRow[]) {
  const { refused = 0, duplicates = 0, incomplete = 0 } = task.progress.counts ?? {};
  return {
    ...importCounts(task),
    refused,
    duplicates,
    incomplete,
    rows: rows.map(({ rowNumber, outcome, problems }) => ({
      rowNumber,
      outcome,
      problems: problems.map(({ column, reason }) => ({ column, reason })),
    })),
  };
}

/** Why an import ended early, to follow 'Error: '. */
export function importFailure(task: TaskRecord): string {
  if (task.state !== 'cancelled') return task.error ?? 'The import failed.';
  const { processed, total, saved } = task.progress;
  if (task.kind === 'import-candidate-info')
    return `The import was cancelled after ${processed} of ${total} rows; ${saved} rows have changed their candidates.`;
  return `The import was cancelled after ${processed} of ${total} rows; ${saved} candidates were saved.`;
}

/** The summary of a finished import of candidates' info. */
export function infoEnd({ progress: { saved, counts = {} } }: TaskRecord): string {
  return `Import finished: ${saved} saved, ${counts.unchanged ?? 0} unchanged, ${counts.refused ?? 0} refused.`;
}

const left = z.array(z.object({ reason: z.string(), count: z.int() }));

/** Presents an import, and its undo if there is one, for the list of imports. */
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
    incomplete: counts.incomplete ?? 0,
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
