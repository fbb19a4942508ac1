import type { ResponseOf } from '#api/http/contract.ts';
import type { parsingRun, RunFile } from '#api/parser/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';

/** Percentage from 0 to 100, rounded down; 0 if the total is 0. */
export const wholePercent = (processed: number, total: number): number =>
  total === 0 ? 0 : Math.floor((processed / total) * 100);

export type Run = NonNullable<ResponseOf<typeof parsingRun>['run']>;

interface BulkState {
  state: 'idle' | 'uploading' | 'processing' | 'done' | 'error';
  log: string[];
  /** 0 to 100. */
  percent: number;
  /** Number of files whose outcome is in the log. */
  loggedFiles: number;
  /** The stream is lost: progress is read by polling the run. */
  isFollowingRun: boolean;
}

export type BulkEvent =
  | { type: 'files-chosen' }
  | { type: 'upload-started'; files: number }
  /**
   * Events of the stream: the first reports that the files arrived, the last comes at 100, the others report one file
   * each.
   */
  | { type: 'progress'; message: string; progress: number }
  | { type: 'unreadable' }
  | { type: 'failed'; line: string }
  | { type: 'connection-lost' }
  | { type: 'run-seen'; run: Run };

export const idleBulk: BulkState = { state: 'idle', log: [], percent: 0, loggedFiles: 0, isFollowingRun: false };

/** The state of a bulk parsing after an event, either of its stream or of polling the run. */
export function reduceBulk(state: BulkState, event: BulkEvent): BulkState {
  const add = (line: string): BulkState => ({ ...state, log: [...state.log, line] });
  switch (event.type) {
    case 'files-chosen':
      return idleBulk;
    case 'upload-started':
      return { ...idleBulk, state: 'uploading', log: [`Uploading ${event.files} files.`] };
    case 'progress': {
      const isOfFile = state.state === 'processing' && event.progress < 100;
      return {
        ...add(event.message),
        state: event.progress === 100 ? 'done' : 'processing',
        percent: event.progress,
        loggedFiles: state.loggedFiles + (isOfFile ? 1 : 0),
      };
    }
    case 'unreadable':
      return add('Malformed event');
    case 'failed':
      return { ...add(event.line), state: 'error', isFollowingRun: false };
    case 'connection-lost':
      if (state.state === 'uploading') return { ...add('No response from server.'), state: 'error' };
      return { ...add('Lost connection to progress stream'), isFollowingRun: true };
    case 'run-seen':
      return afterSight(state, event.run);
  }
}

/** Used only without the stream: after a lost connection, or on a page that is opened during a run. */
function afterSight(state: BulkState, run: Run): BulkState {
  const isFollowing = state.isFollowingRun || (isUnderWay(run) && (state.state === 'idle' || state.state === 'error'));
  if (!isFollowing) return state;
  const done = run.files.slice(0, run.processed);
  const log = [...state.log, ...done.slice(state.loggedFiles).map(lineOf)];
  const next = { ...state, log, loggedFiles: done.length, isFollowingRun: true };
  if (isUnderWay(run)) return { ...next, state: 'processing', percent: wholePercent(run.processed, run.total) };
  if (run.state === 'done') {
    return { ...next, state: 'done', percent: 100, log: [...log, 'All files processed.'], isFollowingRun: false };
  }
  const line = `Error: ${run.error ?? 'The parsing was cancelled.'}`;
  return { ...next, state: 'error', log: [...log, line], isFollowingRun: false };
}

const lineOf = ({ file, state, message }: RunFile): string =>
  `${file}: ${state === 'skipped' ? 'skipped. ' : ''}${message}`;
