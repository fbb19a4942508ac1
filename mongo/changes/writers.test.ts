import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { dependents } from '#mongo/dependents/dependents.ts';

type CollectionName = { [C in keyof Mongo]: Mongo[C] extends Model<infer _> ? C : never }[keyof Mongo];

/** Written only through mongo/changes and mongo/tasks: the write guard rejects everything else at run time. */
const TRACKED: readonly CollectionName[] = ['candidates', 'jobs', 'resumes', 'tasks'];

/**
 * Every file that writes a collection. A new writer fails this test until it is added here. Check first that it is safe
 * next to every concurrent writer of the same record (one atomic or conditional update, an element of a list, a unique
 * key), and that a dependent record is checked against its owner after it is stored.
 */
const writers: Record<Exclude<CollectionName, 'candidates' | 'jobs' | 'resumes' | 'tasks'>, readonly string[]> = {
  applications: [
    'api/applications/apply-to-job.ts',
    'api/applications/decide-application.ts',
    'api/applications/send-decision-notices.ts',
    'api/duplicates/merge-candidates.ts',
  ],
  attemptCounts: ['api/http/account-limits.ts'],
  auditEntries: ['api/audit/note-audit.ts'],
  candidateContacts: [
    'api/candidates/ensure-candidate.ts',
    'api/duplicates/merge-candidates.ts',
    'api/accounts/email-change.ts',
    'indexer/tasks/import-rows/claim-contacts.ts',
    'indexer/tasks/parse-resumes/save-resume.ts',
    'indexer/tasks/undo-import.ts',
  ],
  candidateCounters: [
    'api/candidates/comments.ts',
    'api/candidates/count-view.ts',
    'indexer/tasks/undo-import.ts',
    'mongo/dependents/move-dependent.ts',
  ],
  commands: ['mongo/commands/claims.ts', 'mongo/commands/run-commands.ts'],
  comments: ['api/candidates/comments.ts', 'api/duplicates/merge-candidates.ts'],
  counters: ['mongo/display-ids.ts'],
  dailyUsage: [
    'api/erasure/delete-account.ts',
    'api/http/count-use.ts',
    'api/accounts/notice-jumps.ts',
    'indexer/retention/retention.ts',
  ],
  deadLetters: ['api/erasure/remove-own.ts', 'indexer/changes/dead-letters.ts', 'indexer/tasks/replay-dead-letters.ts'],
  distinctPairs: [
    'api/duplicates/merge-candidates.ts',
    'api/duplicates/routes.ts',
    'indexer/tasks/settle-identity/settle-question.ts',
  ],
  duplicateGroups: [
    'api/candidates/leave-groups.ts',
    'api/candidates/ensure-candidate.ts',
    'api/duplicates/groups.ts',
    'indexer/tasks/find-duplicates.ts',
  ],
  emailChanges: ['api/erasure/delete-account.ts', 'api/accounts/email-change.ts'],
  employers: ['api/companies/company.ts'],
  erasures: ['api/erasure/erase-person.ts'],
  exports: ['api/search/routes.ts'],
  filePieces: ['indexer/orphans/sweep-orphans.ts', 'mongo/files/store-file.ts'],
  files: ['mongo/files/store-file.ts'],
  identityQuestions: [
    'api/erasure/remove-held.ts',
    'indexer/retention/retention.ts',
    'indexer/identity/identity-questions.ts',
    'indexer/tasks/settle-identity/settle-identity.ts',
  ],
  importMappings: ['api/imports/routes.ts'],
  importReports: ['api/erasure/blank-mentions.ts', 'indexer/retention/retention.ts'],
  inboxResumes: [
    'api/parser/routes.ts',
    'indexer/tasks/erase-waiting/erase-waiting.ts',
    'indexer/tasks/import-resumes/import-archive.ts',
    'indexer/tasks/parse-resumes/parse-resumes.ts',
  ],
  mergedCandidates: ['api/duplicates/merge-candidates.ts'],
  nearTitleRuns: ['indexer/tasks/near-titles/near-titles.ts'],
  nearTitles: ['indexer/tasks/near-titles/near-titles.ts'],
  notificationFeeds: ['api/erasure/delete-account.ts', 'api/notifications/notify.ts'],
  notifications: [
    'api/erasure/delete-account.ts',
    'api/notifications/notify.ts',
    'api/erasure/remove-own.ts',
    'api/tickets/routes.ts',
  ],
  orphanSweeps: ['indexer/orphans/keep-sweeping.ts'],
  otps: ['api/accounts/email-change.ts', 'api/erasure/remove-own.ts', 'api/sessions/otp.ts'],
  rankingVersions: ['api/ranking/publish-version.ts'],
  savedSearches: [
    'api/saved-searches/change-saved-search.ts',
    'api/saved-searches/notify-new-matches.ts',
    'api/erasure/delete-account.ts',
    'api/erasure/blank-searches.ts',
    'api/saved-searches/routes.ts',
  ],
  searchHistory: [
    'api/erasure/delete-account.ts',
    'api/erasure/blank-searches.ts',
    'api/search/routes.ts',
    'api/search/record-search.ts',
  ],
  searchLoads: ['api/search/search-limit.ts'],
  searchWatches: [
    'api/erasure/delete-account.ts',
    'api/erasure/blank-searches.ts',
    'api/saved-searches/routes.ts',
    'api/saved-searches/change-saved-search.ts',
    'api/saved-searches/notify-new-matches.ts',
  ],
  sessionLogs: ['api/erasure/remove-own.ts', 'api/sessions/start-session.ts'],
  sessions: [
    'api/erasure/delete-account.ts',
    'api/sessions/start-session.ts',
    'api/sessions/read-session.ts',
    'api/sessions/second-factor-routes.ts',
  ],
  shortlists: [
    'api/erasure/delete-account.ts',
    'api/shortlists/change-shortlist.ts',
    'api/erasure/blank-searches.ts',
    'api/shortlists/routes.ts',
  ],
  tickets: ['api/tickets/change-ticket.ts'],
  users: [
    'api/accounts/change-account.ts',
    'api/accounts/create-account.ts',
    'api/erasure/delete-account.ts',
    'api/erasure/erase-person.ts',
    'api/sessions/start-session.ts',
    'api/accounts/email-change.ts',
    'api/accounts/fill-listed.ts',
    'api/accounts/second-factor-routes.ts',
    'api/sessions/routes.ts',
    'api/sessions/second-factor-routes.ts',
    'api/sessions/second-factor.ts',
  ],
  viewHistory: [
    'api/candidates/count-view.ts',
    'api/erasure/delete-account.ts',
    'api/duplicates/merge-candidates.ts',
    'indexer/tasks/undo-import.ts',
  ],
};

/** Files that store a dependent record without `afterCreating`, and what they do instead. */
const checkedOtherwise: Readonly<Record<string, string>> = {
  'api/applications/apply-to-job.ts': 'apply-to-job and toggle-saved-job call afterCreating',
  'api/candidates/ensure-candidate.ts': 'runs under a claim on the account',
  'api/candidates/count-view.ts': 'follows the owner itself: counts and history belong together',
  'api/duplicates/merge-candidates.ts': 'the pointer is written under claims on both candidates',
  'api/notifications/notify.ts': 'reads the reader afterwards and removes the notification',
  'api/companies/company.ts': 'reads the account afterwards; the page outlives it by rule',
  'api/accounts/email-change.ts': 'moves a key by its former owner',
  'api/search/routes.ts': 'exports outlive the account by rule',
  'api/search/record-search.ts': 'the sweep removes histories without an account',
  'api/saved-searches/change-saved-search.ts': 'reads the saved search afterwards and removes the alert',
  'indexer/tasks/import-rows/claim-contacts.ts':
    'keys come before their candidate by design; info sheets write it on the revision it was read at',
  'indexer/tasks/parse-resumes/save-resume.ts': 'the key of a file follows the candidate that was just written',
  'mongo/dependents/move-dependent.ts': 'moves counts between two candidates of a command',
};

const WRITES =
  'updateOne|updateMany|deleteOne|deleteMany|insertMany|insertOne|create|findOneAndUpdate|findOneAndDelete|bulkWrite|replaceOne';
const root = join(import.meta.dirname, '../..');

const product = ['api', 'indexer', 'mongo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|seed)\//.test(name))
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

  it.each(TRACKED)('%s is tracked: only tasks are written elsewhere, under their lease', (collection) => {
    const written = new RegExp(`mongo\\.${collection}\\s*(?:\\.collection)?\\s*\\.(?:${WRITES})\\(`);
    expect(filesMatching(written).filter((file) => !file.startsWith('mongo/tasks/'))).toEqual([]);
  });

  it('a file that stores a dependent record checks its owner afterwards, or says why it is safe', () => {
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
