import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,indexer,mongo,search-templates,local,bench,ui}/**/*.test.{ts,tsx}'],
    globalSetup: ['local/test-servers.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // two cores: more workers only take turns, and each holds its own connections
    maxWorkers: 2,
  },
});
