import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['local/test-servers.ts', 'e2e/built-ui.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // a condition is waited for as long as Playwright waits for one: a busy machine takes seconds, not one
    expect: { poll: { timeout: 30_000 } },
    // each file has a product and a browser of its own; two side by side took a quarter less time than in turns
    maxWorkers: 2,
  },
});
