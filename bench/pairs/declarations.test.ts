import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#api/calls.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { liftLimits } from '../harness/lift-limits.ts';
import { type Action, action } from './action.ts';
import { actions, leftOut } from './actions.ts';
import { BOOKKEEPING, type DriverWrites, watchWrites } from './driver-writes.ts';
import type { Bench } from './processes.ts';
import { playRound } from './round.ts';
import { SESSION_SECRET } from './world.ts';

let api: TestApi;
let indexer: TestIndexer;
let bench: Bench;

beforeAll(async () => {
  const at = testNamespace();
  indexer = await testIndexer(at);
  await indexer.start();
  const url = new URL(at.mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  api = await startTestApi({ MONGO_URL: url.href, SESSION_SECRET });
  liftLimits(api.deps);
  const mongo = await new MongoClient(at.mongoUrl).connect();
  bench = { bases: [api.url], mongo, stop: () => mongo.close() };
});

afterAll(async () => {
  await bench?.stop();
  await api?.stop();
  await indexer?.close();
});

/** Does nothing, so that the action paired with it runs alone. */
const idle = action({
  contract: 'client-ip',
  touches: [],
  writes: [],
  send: ({ send }) => send(null, 'GET', '/client-ip'),
  effect: () => true,
});

async function playAlone(one: Action): Promise<{ broken: string[]; status: number; writes: DriverWrites }> {
  let watch: ReturnType<typeof watchWrites> | undefined;
  const watched: Action = {
    ...one,
    send: (side) => {
      watch = watchWrites([api.deps.mongo.connection.getClient()], side.world);
      return one.send(side);
    },
  };
  const { broken, statuses } = await playRound(bench, {
    pair: [watched, idle],
    seed: 'alone',
    number: 0,
    processes: 1,
  });
  watch?.stop();
  return { broken, status: statuses[0], writes: watch?.read() ?? { collections: new Set(), records: new Set() } };
}

describe('Every contract that changes something', () => {
  const changing = contracts.filter(({ method, ownPagesOnly }) => method !== 'GET' || ownPagesOnly);

  test.each(changing.map(({ name }) => name))('%s has an action, or a reason to be left out', (name) => {
    const isActed = actions.some(({ contract }) => contract === name);
    expect(isActed !== name in leftOut, `either an action or a reason for ${name}`).toBe(true);
  });

  test('actions and reasons name existing contracts, and each action’s name is unique', () => {
    const names = contracts.map(({ name }) => name);
    expect(actions.map(({ contract }) => contract).filter((name) => !names.includes(name as never))).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => !names.includes(name as never))).toEqual([]);
    expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length);
  });
});

describe('Alone, an action is acknowledged, has its effect, and writes what it declares:', () => {
  test.each(actions.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const { broken, status, writes } = await playAlone(one);
    const collections = [...writes.collections].filter((name) => !BOOKKEEPING.has(name)).sort();
    const declared = [...new Set(one.writes)].filter((name) => !BOOKKEEPING.has(name)).sort();
    const undeclared = [...writes.records].filter((record) => !one.touches.includes(record));
    expect({ status, broken, collections, undeclared }).toEqual({
      status: 200,
      broken: [],
      collections: declared,
      undeclared: [],
    });
  });
});
