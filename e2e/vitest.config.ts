import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '#local/testing/longest-first.ts';

/** Those that take more than half a minute. */
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
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // a condition is waited for as long as Playwright waits for one: a busy machine takes seconds, not one
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    // each file has a product and a browser of its own; two side by side took a quarter less time than in turns
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
