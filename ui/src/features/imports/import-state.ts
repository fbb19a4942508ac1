import type { z } from 'zod';
import type { reportedRow } from '#api/imports/contract.ts';
import { howMany } from '#ui/lib/how-many.ts';

/** Log lines kept on the page, so that a long import doesn't fill the browser's memory. */
const MOST_LINES = 500;

/** The log with one more line, unless it repeats the last one. */
export const logWith = (log: string[], line: string): string[] =>
  log.at(-1) === line ? log : [...log, line].slice(-MOST_LINES);

export type RefusedRow = z.output<typeof reportedRow>;

interface Counts {
  processed: number;
  total: number;
  saved: number;
}

interface ImportState extends Counts {
  state: 'idle' | 'uploading' | 'done' | 'error';
  log: string[];
  /** The import's job id, once the server has returned it. */
  jobId: string | null;
  refused: number;
  duplicates: number;
  incomplete: number;
  rows: RefusedRow[];
}

/** Events of an import, from the page and from the stream. */
export type ImportEvent =
  | { type: 'file-chosen' }
  | { type: 'upload-started' }
  | { type: 'accepted'; jobId: string }
  | { type: 'upload-failed'; line: string }
  | ({ type: 'progress' } & Counts)
  | ({ type: 'done'; refused: number; duplicates: number; incomplete: number; rows: RefusedRow[] } & Counts)
  | { type: 'stream-failed'; message: string };

export const idleImport: ImportState = {
  state: 'idle',
  processed: 0,
  total: 0,
  saved: 0,
  log: [],
  jobId: null,
  refused: 0,
  duplicates: 0,
  incomplete: 0,
  rows: [],
};

/** The state of the import after an event; events after the end change nothing. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'file-chosen':
      return idleImport;
    case 'upload-started':
      return { ...idleImport, state: 'uploading', log: ['Uploading the file.'] };
    case 'accepted':
      return { ...state, jobId: event.jobId };
    case 'upload-failed':
      return { ...state, state: 'error', log: logWith(state.log, event.line) };
    case 'progress': {
      if (state.state !== 'uploading') return state;
      const { processed, total, saved } = event;
      const log = logWith(state.log, `Processed ${processed} / ${total} | Saved: ${saved}`);
      return { ...state, processed, total, saved, log };
    }
    case 'done': {
      if (state.state !== 'uploading') return state;
      const { processed, total, saved, refused, duplicates, incomplete, rows } = event;
      const log = logWith(
        state.log,
        `Import finished: ${saved} saved, ${refused} refused, ${howMany(duplicates, 'duplicate')}.`,
      );
      return { ...state, state: 'done', processed, total, saved, refused, duplicates, incomplete, rows, log };
    }
    case 'stream-failed':
      if (state.state !== 'uploading') return state;
      return { ...state, state: 'error', log: logWith(state.log, `Error: ${event.message}`) };
  }
}

/** Processed of total, 0 to 100; 0 if the total is 0. */
export function importPercent({ processed, total }: Pick<ImportState, 'processed' | 'total'>): number {
  return total === 0 ? 0 : Math.min(100, (processed / total) * 100);
}
