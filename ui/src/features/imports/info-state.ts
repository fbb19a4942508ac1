import { logWith, type RefusedRow } from './import-state.ts';

export interface InfoState {
  state: 'idle' | 'running' | 'finished' | 'failed';
  /** 0 to 100; reset at the end. */
  percent: number;
  log: string[];
  /** The import's job id, once the server has returned it. */
  jobId: string | null;
  left: { refused: number; duplicates: number; incomplete: number; rows: RefusedRow[] } | null;
}

/** Events of an info import, from the page and from the stream. */
export type InfoEvent =
  | { type: 'file-chosen' }
  | { type: 'upload-started' }
  | { type: 'progress'; message: string; percent: number; jobId: string }
  | { type: 'lost'; message: string }
  | { type: 'ended' }
  | { type: 'failed'; line: string }
  | { type: 'left-out'; left: NonNullable<InfoState['left']> };

export const idleInfo: InfoState = { state: 'idle', percent: 0, log: [], jobId: null, left: null };

/** The state of the import after an event; events after the end change nothing. */
export function reduceInfo(state: InfoState, event: InfoEvent): InfoState {
  if (event.type === 'file-chosen') return idleInfo;
  if (event.type === 'upload-started') return { ...idleInfo, state: 'running' };
  if (event.type === 'left-out') return state.state === 'finished' ? { ...state, left: event.left } : state;
  if (state.state !== 'running') return state;
  switch (event.type) {
    case 'progress':
      return { ...state, percent: event.percent, jobId: event.jobId, log: logWith(state.log, event.message) };
    case 'lost':
      return { ...state, log: logWith(state.log, event.message) };
    case 'ended':
      return { ...state, state: 'finished', percent: 0, log: logWith(state.log, '✅ Upload complete!') };
    case 'failed':
      return { ...state, state: 'failed', log: logWith(state.log, event.line) };
  }
}
