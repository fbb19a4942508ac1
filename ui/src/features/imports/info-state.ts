import { logWith, type RefusedRow } from './import-state.ts';

export interface InfoState {
  state: 'idle' | 'running' | 'finished' | 'failed';
  /** 0 to 100; reset at the end. */
  percent: number;
  log: string[];
  /** The import's job, once the server has named it. */
  jobId: string | null;
  left: { refused: number; duplicates: number; rows: RefusedRow[] } | null;
}

/** What happens to an import of candidates' info, from the page's side and from the stream's. */
export type InfoEvent =
  | { type: 'file-chosen' }
  | { type: 'upload-started' }
  | { type: 'told'; message: string; percent: number; jobId: string }
  | { type: 'lost'; message: string }
  | { type: 'ended' }
  | { type: 'failed'; line: string }
  | { type: 'left-out'; left: NonNullable<InfoState['left']> };

export const idleInfo: InfoState = { state: 'idle', percent: 0, log: [], jobId: null, left: null };

/** The import after an event; what comes after its end changes nothing. */
export function reduceInfo(state: InfoState, event: InfoEvent): InfoState {
  if (event.type === 'file-chosen') return idleInfo;
  if (event.type === 'upload-started') return { ...idleInfo, state: 'running' };
  if (event.type === 'left-out') return state.state === 'finished' ? { ...state, left: event.left } : state;
  if (state.state !== 'running') return state;
  switch (event.type) {
    case 'told':
      return { ...state, percent: event.percent, jobId: event.jobId, log: logWith(state.log, event.message) };
    case 'lost':
      return { ...state, log: logWith(state.log, event.message) };
    case 'ended':
      return { ...state, state: 'finished', percent: 0, log: logWith(state.log, '✅ Upload complete!') };
    case 'failed':
      return { ...state, state: 'failed', log: logWith(state.log, event.line) };
  }
}
