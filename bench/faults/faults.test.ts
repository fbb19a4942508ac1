import { expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { playSeed } from './play-seed.ts';

/** `npm run faults` plays 200 schedules of 30 s. */
const SECONDS = 12;

test('after a schedule of faults everything acknowledged is there and found, nothing deleted is found, nothing twice', {
  timeout: 900_000,
}, async () => {
  const { broken, acknowledged } = await playSeed(testNamespace(), { seed: 'npm test', seconds: SECONDS });
  expect(broken).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});
