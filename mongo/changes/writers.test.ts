import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { dependents } from '#mongo/dependents/dependents.ts';

type CollectionName = { [C in keyof Mongo]: Mongo[C] extends Model<infer _> ? C : never }[keyof Mongo];

/** Written through mongo/changes and mongo/tasks alone: the write guard refuses everything else at run time. */
const TRACKED: readonly CollectionName[] = ['candidates', 'jobs', 'resumes', 'tasks'];

/**
 * Every file that writes a collection. A new writer fails this test: before it is added here, it must bear every other
 * writer of the same record beside it (one atomic or conditional update, an element of a list, a unique key), and a
 * dependent record must be checked against its owner after it is stored.
 */
const writers: Record<Exclude<CollectionName, 'candidates' | 'jobs' | 'resumes' | 'tasks'>, readonly string[]> = {
  applications: [
    'api/applications/upsert-application.ts',
    'api/commands/apply-to-job.ts',
    'api/commands/decide-application.ts',
    'api/commands/remove-saved-job.ts',
    'api/duplicates/move-attached.ts',
  ],
  attemptCounts: ['api/account-limits.ts'],
  auditEntries: ['api/audit/note-audit.ts'],
  candidateContacts: [
    'api/candidates/email-holder.ts',
    'api/duplicates/move-attached.ts',
    'api/email-changes/move-email-key.ts',
    'indexer/tasks/import-candidates/claim-contacts.ts',
    'indexer/tasks/import-info/claim-keys.ts',
    'indexer/tasks/parse-resumes/save-resume.ts',
    'indexer/tasks/undo-import/undo-batch.ts',
  ],
  candidateCounters: [
    'api/commands/add-comment.ts',
    'api/commands/count-view.ts',
    'indexer/tasks/undo-import/undo-batch.ts',
    'mongo/dependents/move-counts.ts',
  ],
  commands: ['mongo/commands/claims.ts', 'mongo/commands/run-commands.ts'],
  comments: ['api/commands/add-comment.ts', 'api/duplicates/move-attached.ts'],
  counters: ['mongo/next-number.ts'],
  deadLetters: ['api/erasure/remove-own.ts', 'indexer/dead-letters.ts', 'indexer/tasks/replay-dead-letters.ts'],
  distinctPairs: [
    'api/commands/merge-candidates.ts',
    'api/routes/distinct-mark.ts',
    'api/routes/distinct-undo.ts',
    'indexer/tasks/identity/settle-question.ts',
  ],
  duplicateGroups: [
    'api/duplicates/leave-groups.ts',
    'api/duplicates/list-namesakes.ts',
    'api/duplicates/settle-groups.ts',
    'indexer/tasks/find-duplicates.ts',
  ],
  emailChanges: [
    'api/commands/delete-account.ts',
    'api/commands/undo-email-change.ts',
    'api/email-changes/record-email-change.ts',
  ],
  employers: ['api/commands/update-company.ts'],
  erasures: ['api/commands/erase-person.ts'],
  exports: ['api/routes/candidates-export.ts'],
  filePieces: ['indexer/orphans/sweep-files.ts', 'mongo/files/store-file.ts'],
  files: ['mongo/files/store-file.ts'],
  identityQuestions: [
    'api/erasure/remove-identity-questions.ts',
    'indexer/retention/remove-old-questions.ts',
    'indexer/tasks/identity/ask-identity.ts',
    'indexer/tasks/identity/reopen-questions.ts',
    'indexer/tasks/settle-identity.ts',
  ],
  importMappings: ['api/routes/import-candidate.ts'],
  importReports: ['api/erasure/blank-import-rows.ts'],
  inboxResumes: [
    'api/routes/resume-inbox-clear.ts',
    'indexer/tasks/erase-waiting.ts',
    'indexer/tasks/import-resumes/add-to-inbox.ts',
    'indexer/tasks/parse-resumes.ts',
  ],
  mergedCandidates: ['api/commands/merge-candidates.ts', 'api/duplicates/move-attached.ts'],
  notificationFeeds: [
    'api/commands/delete-account.ts',
    'api/commands/notify.ts',
    'api/notifications/mark-feed-changed.ts',
  ],
  notifications: [
    'api/commands/delete-account.ts',
    'api/commands/notify.ts',
    'api/erasure/remove-owned.ts',
    'api/routes/ticket-read-status-all.ts',
    'api/routes/ticket-read-status.ts',
  ],
  orphanSweeps: ['indexer/orphans/keep-sweeping.ts'],
  otps: [
    'api/email-changes/void-codes.ts',
    'api/erasure/remove-own.ts',
    'api/otp/issue-code.ts',
    'api/otp/redeem-code.ts',
    'api/otp/reset-grant.ts',
  ],
  savedSearches: [
    'api/commands/change-saved-search.ts',
    'api/commands/delete-account.ts',
    'api/erasure/blank-searches.ts',
    'api/routes/saved-search-delete.ts',
    'api/saved-searches/end-wide-alert.ts',
  ],
  searchHistory: [
    'api/commands/delete-account.ts',
    'api/erasure/blank-searches.ts',
    'api/routes/search-history-clear.ts',
    'api/saved-searches/record-search.ts',
  ],
  searchLoads: ['api/search/search-limit.ts'],
  searchWatches: [
    'api/commands/delete-account.ts',
    'api/erasure/blank-searches.ts',
    'api/routes/saved-search-delete.ts',
    'api/saved-searches/end-wide-alert.ts',
    'api/saved-searches/look-for-news.ts',
    'api/saved-searches/set-watch.ts',
  ],
  sessionLogs: ['api/erasure/remove-own.ts', 'api/sessions/end-session.ts', 'api/sessions/start-session.ts'],
  sessions: [
    'api/commands/delete-account.ts',
    'api/sessions/end-session.ts',
    'api/sessions/read-session.ts',
    'api/sessions/start-session.ts',
  ],
  shortlists: [
    'api/commands/delete-account.ts',
    'api/commands/share-shortlist.ts',
    'api/erasure/blank-searches.ts',
    'api/routes/shortlist-change.ts',
    'api/routes/shortlist-delete.ts',
    'api/shortlists/change-shortlist.ts',
  ],
  tickets: ['api/commands/raise-ticket.ts', 'api/commands/resolve-ticket.ts'],
  users: [
    'api/commands/change-account.ts',
    'api/commands/create-admin.ts',
    'api/commands/create-employer.ts',
    'api/commands/create-seeker.ts',
    'api/commands/delete-account.ts',
    'api/commands/erase-person.ts',
    'api/commands/record-device.ts',
    'api/commands/undo-email-change.ts',
  ],
  viewHistory: [
    'api/commands/count-view.ts',
    'api/commands/delete-account.ts',
    'api/duplicates/move-attached.ts',
    'indexer/tasks/undo-import/undo-batch.ts',
  ],
};

/** Files that store a dependent record without `afterCreating`, and what they do instead. */
const checkedOtherwise: Readonly<Record<string, string>> = {
  'api/applications/upsert-application.ts': 'apply-to-job and toggle-saved-job call afterCreating',
  'api/candidates/email-holder.ts': 'runs under a claim on the account',
  'api/commands/count-view.ts': 'follows the owner itself: counts and history belong together',
  'api/commands/merge-candidates.ts': 'the pointer is written under claims on both candidates',
  'api/commands/notify.ts': 'reads the reader afterwards and removes the notification',
  'api/commands/update-company.ts': 'reads the account afterwards; the page outlives it by rule',
  'api/email-changes/move-email-key.ts': 'moves a key by its former owner',
  'api/notifications/mark-feed-changed.ts': 'notify checks the reader',
  'api/routes/candidates-export.ts': 'exports outlive the account by rule',
  'api/saved-searches/record-search.ts': 'the sweep removes histories without an account',
  'api/saved-searches/set-watch.ts': 'reads the saved search afterwards and removes the alert',
  'indexer/tasks/import-candidates/claim-contacts.ts': 'keys come before their candidate by design',
  'indexer/tasks/import-info/claim-keys.ts': 'the candidate is written on the revision it was read at',
  'indexer/tasks/parse-resumes/save-resume.ts': 'the key of a file follows the candidate that was just written',
  'mongo/dependents/move-counts.ts': 'moves counts between two candidates of a command',
};

const WRITES =
  'updateOne|updateMany|deleteOne|deleteMany|insertMany|insertOne|create|findOneAndUpdate|findOneAndDelete|bulkWrite|replaceOne';
const root = join(import.meta.dirname, '../..');

const product = ['api', 'indexer', 'mongo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|-fixture\.ts$|(^|\/)(testing|seed)\//.test(name))
    .map((name) => join(root, folder, name)),
);
const sources = product.map((file) => [relative(root, file), readFileSync(file, 'utf8')] as const);

const filesMatching = (pattern: RegExp): string[] =>
  sources.flatMap(([file, source]) => (pattern.test(source) ? [file] : [])).toSorted();

describe('every collection is written by the files that are listed for it', () => {
  it.each(Object.entries(writers))('%s', (collection, files) => {
    const written = new RegExp(`\\b${collection}\\s*(?:\\.collection)?\\s*\\.(?:${WRITES})\\(`);
    expect(filesMatching(written)).toEqual([...files].toSorted());
  });

  it.each(TRACKED)('%s is tracked: only tasks are written elsewhere, by their lease', (collection) => {
    const written = new RegExp(`mongo\\.${collection}\\s*(?:\\.collection)?\\s*\\.(?:${WRITES})\\(`);
    expect(filesMatching(written).filter((file) => !file.startsWith('mongo/tasks/'))).toEqual([]);
  });

  it('a file that stores a dependent record checks its owner afterwards, or says how else it is safe', () => {
    const names = new Set(Object.values(dependents).map(({ collection }) => collection));
    const stores = new RegExp(
      `\\b(?:${[...names].join('|')})\\s*(?:\\.collection)?\\s*\\.(?:insertMany|insertOne|create)\\(|upsert: true`,
    );
    const storing = Object.entries(writers)
      .filter(([collection]) => names.has(collection as never))
      .flatMap(([, files]) => files)
      .filter((file) => sources.some(([name, source]) => name === file && stores.test(source)));
    const unchecked = storing.filter((file) => {
      const source = sources.find(([name]) => name === file)?.[1] ?? '';
      return !source.includes('afterCreating(') && !(file in checkedOtherwise);
    });
    expect(unchecked).toEqual([]);
  });
});
