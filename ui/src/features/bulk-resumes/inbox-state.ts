import type { ResponseOf } from '#api/http/contract.ts';
import type { resumeInbox } from '#api/parser/contract.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { wholePercent } from './bulk-state.ts';

export type InboxImport = NonNullable<ResponseOf<typeof resumeInbox>['import']>;

export interface InboxState {
  state: 'idle' | 'uploading' | 'sorting' | 'done' | 'error';
  log: string[];
  /** 0 to 100. */
  percent: number;
  /** The import's job id, once the server has returned it. */
  jobId: string | null;
  /** Number of refused files that are in the log. */
  loggedRefusals: number;
}

export type InboxEvent =
  | { type: 'files-chosen' }
  | { type: 'upload-started'; files: number }
  | { type: 'accepted'; jobId: string; message: string }
  | { type: 'failed'; line: string }
  | { type: 'import-seen'; import: InboxImport };

export const idleInbox: InboxState = { state: 'idle', log: [], percent: 0, jobId: null, loggedRefusals: 0 };

/** The state of an import into the inbox after an event. */
export function reduceInbox(state: InboxState, event: InboxEvent): InboxState {
  switch (event.type) {
    case 'files-chosen':
      return idleInbox;
    case 'upload-started':
      return { ...idleInbox, state: 'uploading', log: [`Uploading ${event.files} files.`] };
    case 'accepted':
      return { ...state, state: 'sorting', jobId: event.jobId, log: [...state.log, event.message] };
    case 'failed':
      return { ...state, state: 'error', log: [...state.log, event.line] };
    case 'import-seen':
      return afterSight(state, event.import);
  }
}

/** Used only for this page's own import, or on a page that is opened during an import. */
function afterSight(state: InboxState, seen: InboxImport): InboxState {
  const isOpen = isUnderWay(seen);
  const isOwn = state.state === 'sorting' && state.jobId === seen.jobId;
  if (!isOwn && !(state.state === 'idle' && isOpen)) return state;
  const refusals = seen.refused.slice(state.loggedRefusals).map(({ file, reason }) => `${file}: ${reason}`);
  const log = [...state.log, ...refusals];
  const next = { ...state, log, jobId: seen.jobId, loggedRefusals: seen.refused.length };
  if (isOpen) return { ...next, state: 'sorting', percent: wholePercent(seen.processed, seen.uploads) };
  if (seen.state !== 'done') {
    return { ...next, state: 'error', log: [...log, `Error: ${seen.error ?? 'The import was ended.'}`] };
  }
  const line = `${seen.added} added to the inbox, ${seen.refused.length} refused.`;
  return { ...next, state: 'done', percent: 100, log: [...log, line, 'All files processed.'] };
}
