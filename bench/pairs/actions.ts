import type { Action } from './action.ts';
import { accountActions } from './actions/accounts.ts';
import { candidateActions } from './actions/candidates.ts';
import { indexTaskActions } from './actions/index-tasks.ts';
import { jobActions } from './actions/jobs.ts';
import { listActions } from './actions/lists.ts';
import { messageActions } from './actions/messages.ts';
import { profileActions } from './actions/profile.ts';
import { rankingActions } from './actions/ranking.ts';
import { secondFactorActions } from './actions/second-factor.ts';
import { sessionActions } from './actions/sessions.ts';
import { taskActions } from './actions/tasks.ts';

export const actions: readonly Action[] = [
  ...candidateActions,
  ...profileActions,
  ...sessionActions,
  ...accountActions,
  ...secondFactorActions,
  ...listActions,
  ...jobActions,
  ...messageActions,
  ...taskActions,
  ...indexTaskActions,
  ...rankingActions,
];

const READS = 'It reads; POST carries a long question.';

/** Contracts that are not a GET and have no action, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'advance-filter': 'It searches; the history of searches that it adds to belongs to the caller alone.',
  'advance-filter-facets': READS,
  'advance-filter-clause-counts': READS,
  'advance-filter-order': READS,
  'advance-filter-near-titles': READS,
  'read-description': READS,
  'suggest-terms': READS,
  'list-candidates': READS,
  'fetch-cities': READS,
  'candidate-matched': READS,
  'job-list': READS,
  'fetch-profile-data': READS,
  'fetch-session-logs': READS,
  'fetch-logs-history': READS,
  'session-history': READS,
  'import-preview': 'It stores a file and a task of its own, drops the former one, and changes no record.',
};
