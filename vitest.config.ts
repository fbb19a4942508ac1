import { defineConfig } from 'vitest/config';
import { longestFirst } from './local/testing/longest-first.ts';

/** Those that take more than ten seconds. */
const LONGEST = [
  'bench/faults/faults.test.ts',
  'bench/pairs/declarations.test.ts',
  'bench/pairs/pairs.test.ts',
  'indexer/changes/killed-processes.test.ts',
  'indexer/indices/reindex.test.ts',
  'search-templates/candidates/random-trees.test.ts',
  'indexer/tasks/import-candidates/import-candidates.test.ts',
  'indexer/tasks/parse-resumes/killed-processes.test.ts',
  'local/checks/elasticsearch-rights.test.ts',
  'local/servers/start-servers.test.ts',
  'api/hostile-input.test.ts',
  'api/imports/import-preview.test.ts',
  'indexer/indices/audit-repairs.test.ts',
  'indexer/tasks/find-duplicates.test.ts',
  'indexer/tasks/import-resumes/import-resumes.test.ts',
  'indexer/files/spreadsheet/read-spreadsheet.test.ts',
  'indexer/main.test.ts',
  'local/servers/stored-records.test.ts',
];

export default defineConfig({
  test: {
    include: ['{domain,api,indexer,mongo,search-templates,local,bench,ui}/**/*.test.{ts,tsx}'],
    globalSetup: ['local/testing/test-servers.ts'],
    setupFiles: ['local/testing/check-queries.ts'],
    // these only end what hangs: a busy machine may take ten times as long as a free one
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // each worker loads the product once: a file that stands in for something puts it back
    isolate: false,
    // two of them keep two cores busy while a third waits for a server to come back
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
