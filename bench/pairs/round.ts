import { setTimeout as delay } from 'node:timers/promises';
import { dependents } from '#mongo/dependents/dependents.ts';
import type { Action, Answer, Request, Seen, Side } from './action.ts';
import { breaches, marks } from './invariants.ts';
import { judgePair } from './judge.ts';
import type { Pair } from './pairs.ts';
import { pairName } from './pairs.ts';
import type { Bench } from './processes.ts';
import { randomOf } from './random.ts';
import { type Snapshot, takeSnapshot, wipe } from './snapshot.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';
import { designWorld, type PersonKey, type SideName, type World, wordOf } from './world.ts';
import { worldRecords } from './world-records.ts';

export interface RoundOrder {
  pair: Pair;
  /** Determines names, offsets and order. */
  seed: string;
  /** From 0. */
  number: number;
  processes: 1 | 2;
}

export interface RoundResult {
  broken: string[];
  statuses: [number, number];
}

/** Duration of an action in ms: that of its latest request, or of the task that it started. */
const spans = new Map<string, number>();
const SHORT_MS = 30;
const owners = new Set<string>(Object.values(dependents).map(({ owner }) => owner));
/** The state after each bench's latest round, which the next one wipes. */
const lastSnapshots = new WeakMap<Bench, Snapshot>();

/** Runs one round in a fresh world: both requests concurrently, or one a little later; then judges the result. */
export async function playRound(bench: Bench, { pair, seed, number, processes }: RoundOrder): Promise<RoundResult> {
  const random = randomOf(`${seed} ${pairName(pair)} ${number} ${processes}`);
  const db = bench.mongo.db();
  await wipe(db, lastSnapshots.get(bench) ?? null);
  const world = await designWorld(random);
  const records = await worldRecords(world, new Set(pair.flatMap(({ needs }) => needs ?? [])));
  const store = (names: readonly string[]) =>
    Promise.all(names.map((name) => db.collection(name).insertMany(records[name] as object[])));
  const names = Object.keys(records);
  // owners first: the sweep of orphans may run at this moment
  await store(names.filter((name) => owners.has(name)));
  await store(names.filter((name) => !owners.has(name)));
  const sides = (['left', 'right'] as const).map((name, at) =>
    sideOf(world, name, wordOf(random), bench.bases[processes === 2 ? at : 0] as string),
  );
  for (const [at, action] of pair.entries()) {
    const side = sides[at] as Side;
    if (action.prepare) side.prepared = await action.prepare(side);
  }
  const offsets = offsetsOf(pair, number, random);
  const answers = await Promise.all(pair.map((action, at) => sendAt(action, sides[at] as Side, offsets[at] as number)));
  let busy = await waitUntilQuiet(db);
  let stored = await takeSnapshot(db);
  // an indexer may publish a record again between the two
  for (let tries = 0; !busy && isBusy(stored) && tries < 20; tries += 1) {
    busy = await waitUntilQuiet(db);
    stored = await takeSnapshot(db);
  }
  lastSnapshots.set(bench, stored);
  measureTasks(stored, pair);
  const seen = pair.map((_, at): Seen => {
    const [own, others] = [answers[at] as Answer, answers[1 - at] as Answer];
    const other = others.status < 300 ? { name: (pair[1 - at] as Action).name, answer: others } : null;
    return { ...(sides[at] as Side), stored, answer: own, other };
  });
  const broken = [
    ...(busy ? [`not quiet: ${busy}`] : []),
    ...(await judgePair(seen as [Seen, Seen], pair)),
    ...breaches(stored, world, mayBeGone(pair.filter((_, at) => (answers[at] as Answer).status < 300))),
  ];
  return { broken: [...new Set(broken)], statuses: answers.map(({ status }) => status) as [number, number] };
}

const isBusy = (stored: Snapshot): boolean => marks(stored).length > 0;

/** Sends requests to one API process with the sessions of one side. */
export function sideOf(world: World, name: SideName, word: string, base: string): Side {
  return {
    world,
    name,
    word,
    async send(as, method, path, { body, headers = {}, leave = false }: Request = {}) {
      const isForm = body instanceof FormData;
      const own: Record<string, string> = as ? { cookie: world.accounts[as].sessions[name].cookie } : {};
      const answer = await fetch(`${base}/api${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...own,
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const session = answer.headers
        .getSetCookie()
        .find((line) => line.startsWith('session=') && !line.startsWith('session=;'));
      if (leave) await answer.body?.cancel();
      const text = leave ? '' : await answer.text();
      const isJson = text !== '' && answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        answeredAt: new Date(),
        body: isJson ? JSON.parse(text) : text,
        ...(session && { cookie: session.split(';')[0] as string }),
      };
    },
  };
}

/** Alternates: both together; the quicker one at any moment during the slower one; one of them up to 30 ms later. */
function offsetsOf([left, right]: Pair, number: number, random: () => number): [number, number] {
  const kind = number % 5;
  if (kind === 0) return [0, 0];
  if (kind === 2) return [0, random() * SHORT_MS];
  if (kind === 4) return [random() * SHORT_MS, 0];
  const [ofLeft, ofRight] = [left, right].map(({ name }) => spans.get(name) ?? SHORT_MS) as [number, number];
  return ofLeft > ofRight ? [0, random() * ofLeft] : [random() * ofRight, 0];
}

async function sendAt(action: Action, side: Side, offsetMs: number): Promise<Answer> {
  if (offsetMs >= 1) await delay(offsetMs);
  const sent = performance.now();
  const answer = await action.send(side);
  spans.set(action.name, performance.now() - sent);
  return answer;
}

/** A task's span lasts until it has ended, since it makes its changes then. */
function measureTasks(stored: Snapshot, pair: Pair): void {
  for (const { name, contract } of pair) {
    const kind =
      contract === 'import-candidate-undo'
        ? 'undo-import'
        : contract.replace(/^import-candidate$/, 'import-candidates');
    const task = stored
      .all('tasks')
      .find(
        (each) =>
          each.kind === kind &&
          each.attempts > 0 &&
          each.log?.length >= 0 &&
          each.leaseOwner !== 'pairs' &&
          each.startedAt > each.createdAt,
      );
    if (task?.finishedAt)
      spans.set(name, (spans.get(name) ?? 0) + (task.finishedAt.getTime() - task.createdAt.getTime()));
  }
}

/** The people whom these actions remove. */
export function mayBeGone(done: readonly Action[]): Set<PersonKey> {
  const peopleOf = (records: readonly string[]) =>
    records.flatMap((record) =>
      record.startsWith('candidate:') ? [record.slice('candidate:'.length) as PersonKey] : [],
    );
  const gone = new Set(
    done.flatMap(({ ends, contract }) => [
      ...peopleOf(ends ?? []),
      ...(contract === 'import-candidate-undo' ? (['X'] as const) : []),
    ]),
  );
  // after an acknowledged merge, one cannot be erased without the other
  for (const { contract, touches } of done) {
    const both = peopleOf(touches);
    if (contract === 'merge-candidates' && both.some((key) => gone.has(key))) for (const key of both) gone.add(key);
  }
  return gone;
}
