import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '#local/testing/longest-first.ts';

/** Test files that take more than half a minute. */
const LONGEST = [
  'e2e/accessibility.test.ts',
  'e2e/access.test.ts',
  'e2e/my-account.test.ts',
  'e2e/pro-search.test.ts',
  'e2e/seeker-journey.test.ts',
  'e2e/notifications-tickets.test.ts',
  'e2e/admin-screens.test.ts',
  'e2e/pro-search-expressions.test.ts',
  'e2e/candidate-page.test.ts',
  'e2e/job-screens.test.ts',
  'e2e/records.test.ts',
  'e2e/job-search.test.ts',
  'e2e/admin-users.test.ts',
  'e2e/job-posting.test.ts',
];

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['local/testing/test-servers.ts', 'e2e/support/built-ui.ts'],
    // these only end what hangs: a busy machine may take ten times as long as a free one
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    // each file has its own product and browser; two in parallel took a quarter less time than in sequence
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
