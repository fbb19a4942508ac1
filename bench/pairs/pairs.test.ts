import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { otherPairs, pairName, tablePairs } from './pairs.ts';
import { type Bench, startProcesses } from './processes.ts';
import { randomOf, shuffled } from './random.ts';
import { playRound } from './round.ts';

/** A full run has 50 and 5 rounds of each: `npm run pairs`. */
const SAMPLED = 40;
const SEED = 'npm test';
const SAMPLE_MS = 30_000;

const at = testNamespace();
let bench: Bench;

beforeAll(async () => {
  bench = await startProcesses(at);
});

afterAll(async () => {
  await bench?.stop();
  await dropNamespace(at);
});

test('of two concurrent changes in two processes, none is lost and none answers 500: a sample', {
  timeout: 240_000,
}, async () => {
  const random = randomOf(SEED);
  const sample = [...shuffled(tablePairs, random).slice(0, SAMPLED / 2), ...shuffled(otherPairs, random)];
  const until = Date.now() + SAMPLE_MS;
  const broken: string[] = [];
  let played = 0;
  for (const [at, pair] of sample.slice(0, SAMPLED).entries()) {
    if (Date.now() > until) break;
    const round = await playRound(bench, { pair, seed: SEED, number: at % 5, processes: 2 });
    if (round.broken.length > 0) broken.push(`${pairName(pair)}: ${round.broken.join('; ')}`);
    played += 1;
  }
  expect(broken).toEqual([]);
  expect(played).toBeGreaterThan(0);
});
