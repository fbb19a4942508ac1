import { expect, test } from 'vitest';
import type { AuditEntry } from '#api/accounts/audit-log-contract.ts';
import { entryWords } from './entry-words.ts';

test.each<[AuditEntry['action'], string, string, [string, string]]>([
  ['sign-in', 'account', 'signin', ['Signed in', '']],
  ['view', 'candidate', 'fetch-candidate', ['Viewed', 'candidate']],
  ['comment', 'candidate', 'candidate-comment', ['Commented on', 'candidate']],
  ['view', 'account', 'admin-users', ['Viewed the list of users', '']],
  ['change', 'task', 'task-cancel', ['Cancelled a task', '']],
  ['change', 'other', 'import-preview', ['Previewed an import', '']],
  ['change', 'other', 'task-cancel', ['Cancelled a task', '']],
  ['change', 'other', 'of-a-later-release', ['Changed', 'of-a-later-release']],
])('%s of %s by %s reads %j', (action, kind, call, words) => {
  expect(entryWords({ action, kind, call })).toEqual(words);
});
