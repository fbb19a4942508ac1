import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { stopOnSignals } from '../harness/run-process.ts';
import type { Action } from './action.ts';
import { allPairs, otherPairs, type Pair, pairName, samePair, tablePairs } from './pairs.ts';
import { type Bench, startProcesses } from './processes.ts';
import { randomOf, shuffled } from './random.ts';
import { type PairOrder, type PairResult, runPairs } from './run-pairs.ts';

/**
 * `npm run pairs -- [--only a,b] [--table] [--rounds N] [--processes 1|2] [--seed S] [--from N] [--round N] [--minutes N] [--lanes N]`:
 * runs every two changes that can touch the same record concurrently and judges the result. Exits with 1 on any
 * violation.
 */
const { values } = parseArgs({
  options: {
    /** The names of two actions separated by a comma, or the prefix of one action's name: all its pairs. Repeatable. */
    only: { type: 'string', multiple: true },
    /** Only the pairs of the table. */
    table: { type: 'boolean', default: false },
    /** Instead of 50 for the pairs of the table and 5 for the others. */
    rounds: { type: 'string' },
    /** Default: both. */
    processes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Skips this many runs: continues a run with the same seed where its time limit ended it. */
    from: { type: 'string', default: '0' },
    /** Only this round of each pair, as named in a failure. */
    round: { type: 'string' },
    minutes: { type: 'string', default: '90' },
    /** Pairs at a time, each with a database and processes of its own: a round mostly waits. */
    lanes: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
});

const TABLE_ROUNDS = 50;
const OTHER_ROUNDS = 5;

const processCounts = values.processes ? [Number(values.processes) as 1 | 2] : ([2, 1] as const);
const until = Date.now() + Number(values.minutes) * 60_000;

const orders: PairOrder[] = processCounts.flatMap((processes) => [
  ...chosen(tablePairs).map((pair) => ({ pair, processes, rounds: roundsOf(TABLE_ROUNDS) })),
]);
// alternate one and two processes, so that the time limit cuts both equally
const others = shuffled(values.table ? [] : chosen(otherPairs), randomOf(values.seed));
for (const pair of others)
  for (const processes of processCounts) orders.push({ pair, processes, rounds: roundsOf(OTHER_ROUNDS) });

function chosen(pairs: readonly Pair[]): readonly Pair[] {
  const wanted = values.only;
  return wanted ? pairs.filter((pair) => wanted.some((names) => isMeant(pair, names))) : pairs;
}

function isMeant([one, other]: Pair, names: string): boolean {
  const [left = '', right] = names.split(',').map((name) => name.trim());
  if (right === undefined) return one.name.startsWith(left) || other.name.startsWith(left);
  const isNamed = (a: Action, b: Action) => a.name === left && b.name === right;
  return isNamed(one, other) || isNamed(other, one);
}

function roundsOf(usual: number): number {
  return values.rounds ? Number(values.rounds) : usual;
}

if (values.list) {
  for (const pair of allPairs)
    console.log(`${tablePairs.some((each) => samePair(each, pair)) ? '*' : ' '} ${pairName(pair)}`);
  process.exit(0);
}

const servers = await benchServers(`bench-pairs-${process.pid}`);
const lanes = Array.from({ length: Number(values.lanes) }, (_, lane) => {
  const mongo = new URL(servers.mongoUrl);
  mongo.pathname += `-${lane}`;
  return { ...servers, mongoUrl: mongo.href };
});
const dropAndStop = async () => {
  for (const lane of lanes) await dropNamespace(lane);
  await servers.stop();
};
const stopping = stopOnSignals(dropAndStop);
const benches: Bench[] = [];
// one after the other: two at once would find the same port free
for (const lane of lanes) benches.push(await startProcesses(lane));
let results: PairResult[] = [];
const started = Date.now();
let roundsPlayed = 0;
let lastProgress = started;
try {
  const round = values.round === undefined ? undefined : Number(values.round);
  console.log(`${orders.length} runs of pairs; seed ${values.seed}`);
  console.log('pair | processes | rounds | broken | what');
  results = await runPairs(benches, orders.slice(Number(values.from)), {
    seed: values.seed,
    until,
    round,
    tell: printBroken,
    afterRound: printProgress,
  });
} catch (error) {
  await stopping.ifSignalled();
  throw error;
} finally {
  summarise();
  await Promise.all(benches.map((bench) => bench.stop()));
  await dropAndStop();
}

/** Once a minute, on stderr. */
function printProgress(): void {
  roundsPlayed += 1;
  if (Date.now() - lastProgress < 60_000) return;
  lastProgress = Date.now();
  console.error(`${roundsPlayed} rounds after ${Math.round((lastProgress - started) / 60_000)} min`);
}

function printBroken(result: PairResult): void {
  const { pair, processes, rounds, broken, what, first, statuses } = result;
  if (broken === 0 && !values.only && !values.table) return;
  const reasons = Object.entries(what).map(([reason, times]) => `${reason} (${times})`);
  const answered = Object.entries(statuses).map(([each, times]) => `${each}×${times}`);
  const again =
    first === undefined
      ? ''
      : `; rerun: --only "${pair.replace(' + ', ',')}" --processes ${processes} --seed ${values.seed} --round ${first}`;
  console.log(`${pair} | ${processes} | ${rounds} | ${broken} | ${reasons.join('; ')} [${answered.join(' ')}]${again}`);
}

/** Before cleaning up: a failure there must not hide the findings. */
function summarise(): void {
  const rounds = results.reduce((all, each) => all + each.rounds, 0);
  writeFileSync(resolve('var/bench/pairs.json'), JSON.stringify(results, null, 1));
  console.log(
    JSON.stringify({
      runs: results.length,
      notReached: orders.length - Number(values.from) - results.length,
      rounds,
      broken: brokenPairs().length,
      seconds: Math.round((Date.now() - started) / 1000),
      seed: values.seed,
    }),
  );
}

function brokenPairs(): PairResult[] {
  return results.filter(({ broken }) => broken > 0);
}

process.exit(brokenPairs().length > 0 ? 1 : 0);
