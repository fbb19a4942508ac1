import type { AuditEntry, auditActions } from '#api/accounts/audit-log-contract.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { can } from '#domain/permissions.ts';

type Action = (typeof auditActions)[number];

/** Display names of the actions. */
export const actionNames: Record<Action, string> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  view: 'Viewed',
  download: 'Downloaded',
  export: 'Exported',
  import: 'Imported',
  create: 'Created',
  change: 'Changed',
  comment: 'Commented on',
  delete: 'Deleted',
  erase: 'Erased',
  merge: 'Merged',
  'tell-apart': 'Marked as not duplicates',
  'suspect-again': 'Suspected again',
  decide: 'Decided',
  list: 'Put on a list',
  unlist: 'Taken off a list',
  run: 'Started',
};

/** Calls whose action and kind of record don't describe what they did. */
const callWords: Readonly<Record<string, string>> = {
  'import-preview': 'Previewed an import',
  'import-candidate-cancel': 'Cancelled an import',
  'import-candidate-undo': 'Undid an import',
  'parsed-resume': 'Checked a parsed resume',
  'parsed-resume-save': 'Saved a parsed resume',
  'parsed-resume-discard': 'Discarded a parsed resume',
  'task-cancel': 'Cancelled a task',
  'admin-users': 'Viewed the list of users',
  'fetch-session-logs': 'Viewed the list of sign-ins',
  'session-history': 'Viewed the session history',
  'fetch-tickets': 'Viewed the list of tickets',
  'audit-log': 'Viewed the audit log',
  'take-back-decisions': 'Took a decision back',
  'ranking-publish': 'Published a ranking',
  'ranking-go-back': 'Went back to a ranking',
  'ranking-replay-start': 'Replayed a ranking',
  'ranking-replay': 'Viewed a replay',
};

/** The action and the kind of record; '' for the kind if the action says it all. */
export function entryWords({ action, kind, call }: Pick<AuditEntry, 'action' | 'kind' | 'call'>): [string, string] {
  const words = callWords[call];
  if (words) return [words, ''];
  return [actionNames[action], action.startsWith('sign-') ? '' : kind === 'other' ? call : kind];
}

/** The record's page; null if it has none, is deleted, or the reader may not open it. */
export function recordLink(
  reader: Pick<CurrentUser, 'role'>,
  { kind }: Pick<AuditEntry, 'kind'>,
  record: AuditEntry['records'][number],
): string | null {
  if (record.key.startsWith('ERA-')) return `/erasure-receipt?id=${record.key}`;
  if (!record.number) return null;
  if (kind === 'candidate' || kind === 'resume') {
    return can(reader, 'candidates.read') ? `/candidate/${record.key}` : null;
  }
  if (kind === 'account' || kind === 'company') return can(reader, 'accounts.read') ? `/user/${record.key}` : null;
  if (kind === 'job') return `/job/${record.key}`;
  return kind === 'ticket' ? `/tickets/${record.number}` : null;
}
