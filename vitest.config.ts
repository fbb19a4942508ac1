import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,indexer,mongo,search-templates,local,bench,ui}/**/*.test.{ts,tsx}'],
    globalSetup: ['local/test-servers.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // a busy machine takes seconds, not the one that is usual
    expect: { poll: { timeout: 30_000 } },
    // two cores: more workers only take turns, and each holds its own connections
    maxWorkers: 2,
  },
});
