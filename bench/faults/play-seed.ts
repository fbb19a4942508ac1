import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { connectKafka } from '#mongo/changes/kafka.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { connectWithRetry } from '../harness/connect-with-retry.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { until } from '../harness/run-process.ts';
import type { Addresses } from '../harness/running-api.ts';
import type { Action, Answer, Side } from '../pairs/action.ts';
import { randomOf } from '../pairs/random.ts';
import { sideOf } from '../pairs/round.ts';
import { type Snapshot, takeSnapshot } from '../pairs/snapshot.ts';
import { waitUntilQuiet } from '../pairs/wait-until-quiet.ts';
import { type World, wordOf } from '../pairs/world.ts';
import { holdElections, isReplicaSet } from './elections.ts';
import { type Fleet, startFleet, untilReady } from './fleet.ts';
import { indexDefects } from './index-defects.ts';
import { judge, type Written } from './judge.ts';
import { leftFiles } from './left-files.ts';
import { playFaults } from './play-faults.ts';
import { openResender } from './resend-messages.ts';
import { type FaultKind, type Schedule, scheduleOf, type Write } from './schedule.ts';
import { storeWorlds } from './worlds.ts';

export interface SeedOrder {
  seed: string;
  /** Length of the schedule; the recovery follows. */
  seconds: number;
  /** Default: all. */
  kinds?: readonly FaultKind[] | undefined;
}

export interface SeedResult {
  seed: string;
  /** Elections included. */
  faults: number;
  writes: number;
  acknowledged: number;
  /** From the end of the last fault until nothing is in progress and the indices agree with the records. */
  recoverySeconds: number;
  broken: string[];
}

/** Far above what it takes: a busy machine starts a process in a minute. */
const RECOVERY_LIMIT_MS = 300_000;
const RESTART_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 250;
/** Makes due what waits: first postponed tasks, then alerts, which must not run before the index is complete. */
const AFTERWARDS_MS = [300_000, 600_000] as const;
/** For an alert that has been leased: it is due no more, but not over yet. */
const ALERT_RUNS_MS = 3_000;

export interface PreparedSeed {
  /** Plays the schedule and judges what is left once everything has recovered. */
  play(): Promise<SeedResult>;
  /** Ends its processes and removes its data. */
  discard(): Promise<void>;
}

/** Plays one schedule in a database of its own and judges what is left. */
export async function playSeed(addresses: Addresses, order: SeedOrder): Promise<SeedResult> {
  const prepared = await prepareSeed(addresses, order);
  return prepared.play().finally(prepared.discard);
}

/** Starts the processes of a schedule in a database of its own, which is empty until it is played. */
export async function prepareSeed(addresses: Addresses, order: SeedOrder): Promise<PreparedSeed> {
  const { seed, seconds, kinds } = order;
  const schedule = scheduleOf(seed, seconds, kinds);
  const dataDir = resolve(`var/bench/faults/${process.pid}-${seed}`);
  const mongo = await connectWithRetry(addresses.mongoUrl);
  const elasticsearch = connectElasticsearch({ url: addresses.elasticsearchUrl });
  const fleet = await startFleet(addresses, dataDir, seed);
  const brokers = addresses.kafkaBrokers.split(',');
  const kafka = connectKafka({ brokers, clientId: 'faults', log: pino({ level: 'silent' }) });
  const resender = await openResender(kafka, mongo.namespace);
  const discard = async () => {
    await fleet.kill();
    await resender.stop();
    await kafka.close();
    await elasticsearch.close();
    await mongo.close();
    await dropNamespace(addresses);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const recovered = async () => {
    const limit = Date.now() + RECOVERY_LIMIT_MS;
    for (;;) {
      const busy = await waitUntilQuiet(mongo.connection.db!, {
        limitMs: limit - Date.now(),
        pollEveryMs: LOOK_EVERY_MS,
      });
      const found = busy ? [`not quiet: ${busy}`] : await indexDefects(mongo, elasticsearch);
      if (found.length === 0 || Date.now() > limit) return found;
      await delay(LOOK_EVERY_MS);
    }
  };
  const play = async () => {
    const random = randomOf(`worlds of ${seed}`);
    const needs = schedule.writes.map(({ action }) => new Set(action.needs ?? []));
    const worlds = await storeWorlds(mongo.connection.db!, needs, random);
    const before = await recovered();
    if (before.length > 0) throw new Error(`not indexed before the first fault: ${before.join('; ')}`);
    const words = schedule.writes.map(() => wordOf(random, 12));
    const writing = schedule.writes.map((write, at) => send(fleet, write, worlds[at] as World, words[at] as string));
    const [elections] = await Promise.all([
      isReplicaSet(addresses.mongoUrl) ? holdElections(mongo, seed, seconds) : 0,
      playFaults(fleet, resender, schedule.faults, seed),
    ]);
    const written = await Promise.all(writing);
    const endedAt = performance.now();
    setClocks(fleet, AFTERWARDS_MS[0]);
    await untilReady(fleet.apis);
    const late = await recovered();
    const recoverySeconds = Math.round((performance.now() - endedAt) / 100) / 10;
    setClocks(fleet, AFTERWARDS_MS[1]);
    await untilNothingIsDue(mongo, AFTERWARDS_MS[1]);
    late.push(...(await recovered()));
    const stored = await takeSnapshot(mongo.connection.db!);
    const broken = [...late, ...exitsOf(fleet), ...(await judge(stored, written))];
    broken.push(...(await leftFiles(mongo, kafka)));
    if (broken.length > 0) keepEvidence(seed, schedule, written, stored);
    else removeLogs(fleet);
    return {
      seed,
      faults: schedule.faults.length + elections,
      writes: written.length,
      acknowledged: written.filter(({ answer }) => answer && answer.status < 300).length,
      recoverySeconds,
      broken: [...new Set(broken)],
    };
  };
  return { play, discard };
}

function removeLogs({ members }: Fleet): void {
  for (const { log } of members) rmSync(log, { force: true });
}

function setClocks({ members }: Fleet, offsetMs: number): void {
  for (const member of members) member.setClock(offsetMs);
}

/** By clocks that are this far ahead. */
async function untilNothingIsDue({ searchWatches, applications }: Mongo, offsetMs: number): Promise<void> {
  await until('alerts and notices are sent', RECOVERY_LIMIT_MS, async () => {
    const due = { $lte: new Date(Date.now() + offsetMs) };
    const isWaiting =
      (await searchWatches.exists({ nextLookAt: due })) ?? (await applications.exists({ 'decisionNotice.dueAt': due }));
    return isWaiting === null;
  });
  await delay(ALERT_RUNS_MS);
}

/** No fault here is a reason to exit. */
const exitsOf = ({ members }: Fleet): string[] =>
  members.flatMap(({ name, exits }) => (exits() > 0 ? [`${name} exited ${exits()} times`] : []));

/** The schedule, the answers and all records, without their bytes. */
function keepEvidence(seed: string, { faults }: Schedule, written: readonly Written[], stored: Snapshot): void {
  const answers = written.map(({ write, seen, answer }) => ({
    ...{ ...write, action: write.action.name, word: seen.word, people: seen.world.people },
    ...{ status: answer?.status, body: answer?.body, answeredAt: answer?.answeredAt },
  }));
  const withoutBytes = (_: string, value: unknown) => ((value as { type?: string })?.type === 'Buffer' ? null : value);
  const records = Object.fromEntries(stored.collections);
  writeFileSync(
    resolve(`var/bench/faults-${seed}.json`),
    JSON.stringify({ faults, answers, records }, withoutBytes, 1),
  );
}

async function send(fleet: Fleet, write: Write, world: World, word: string): Promise<Written> {
  const { action, api, side: name, atMs } = write;
  const side = sideOf(world, name, word, fleet.apis[api]?.base as string);
  const { send: sendOnce } = side;
  side.send = (...request) => untilAccepted(() => sendOnce(...request));
  await delay(atMs);
  const answer = await answerOf(action, side).catch(() => null);
  return { write, seen: side, answer };
}

async function answerOf(action: Action, side: Side): Promise<Answer> {
  if (action.prepare) side.prepared = await action.prepare(side);
  return action.send(side);
}

/** A process that has been killed refuses connections until it runs again: such a request was not sent. */
async function untilAccepted(send: () => Promise<Answer>): Promise<Answer> {
  const limit = Date.now() + RESTART_LIMIT_MS;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      if (code !== 'ECONNREFUSED' || Date.now() > limit) throw error;
      await delay(LOOK_EVERY_MS);
    }
  }
}
