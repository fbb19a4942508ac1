import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchServers } from '../harness/bench-servers.ts';
import { machine } from '../harness/machine.ts';
import { stopOnSignals } from '../harness/run-process.ts';
import { type PreparedSeed, prepareSeed, type SeedResult } from './play-seed.ts';
import { type FaultKind, faultKinds } from './schedule.ts';

/**
 * `npm run faults -- [--seed N] [--from N] [--seeds N] [--seconds N] [--only kill,cut,…] [--minutes N]`: plays seeded
 * schedules of faults and requests, one after the other, and judges what is left. Exits with 1 on any violation.
 */
const { values } = parseArgs({
  options: {
    /** Only this one. */
    seed: { type: 'string' },
    /** The first of several. */
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    /** Kinds of faults, separated by commas. Default: all. */
    only: { type: 'string' },
    minutes: { type: 'string', default: '480' },
  },
});

const kinds = values.only?.split(',').map((name) => {
  const kind = faultKinds.find((each) => each === name);
  if (!kind) throw new Error(`no such kind of fault: ${name}; there are ${faultKinds.join(', ')}`);
  return kind satisfies FaultKind;
});
const seeds = values.seed
  ? [values.seed]
  : Array.from({ length: Number(values.seeds) }, (_, at) => String(Number(values.from) + at));
const until = Date.now() + Number(values.minutes) * 60_000;
const again = values.only ? ` --only "${values.only}"` : '';

const servers = await benchServers('bench-faults');
const stopping = stopOnSignals(() => servers.stop());
const results: SeedResult[] = [];
try {
  console.log('seed | faults | requests | acknowledged | recovered after | broken');
  let next = prepare(seeds[0]);
  for (const at of seeds.keys()) {
    const prepared = await next;
    next = undefined;
    if (!prepared) break;
    try {
      // the processes of the next one start meanwhile
      next = prepare(seeds[at + 1]);
      const result = await prepared.play();
      results.push(result);
      print(result);
    } finally {
      await prepared.discard();
    }
  }
} catch (error) {
  await stopping.ifSignalled();
  throw error;
} finally {
  await servers.stop();
}

function prepare(seed: string | undefined): Promise<PreparedSeed> | undefined {
  if (seed === undefined || Date.now() > until) return undefined;
  const mongo = new URL(servers.mongoUrl);
  mongo.pathname = `/bench-faults-${process.pid}-${seed}`;
  const prepared = prepareSeed({ ...servers, mongoUrl: mongo.href }, { seed, seconds: Number(values.seconds), kinds });
  // thrown where it is awaited
  prepared.catch(() => undefined);
  return prepared;
}

function print({ seed, faults, writes, acknowledged, recoverySeconds, broken }: SeedResult): void {
  const columns = [seed, faults, writes, acknowledged, `${recoverySeconds} s`, broken.join('; ') || '-'];
  console.log(columns.join(' | '));
  if (broken.length > 0) console.log(`rerun: npm run faults -- --seed ${seed} --seconds ${values.seconds}${again}`);
}

mkdirSync(resolve('var/bench'), { recursive: true });
writeFileSync(resolve('var/bench/faults.json'), JSON.stringify({ machine: machine(), results }, null, 1));
const failed = results.filter(({ broken }) => broken.length > 0);
console.log(
  JSON.stringify({
    seeds: results.length,
    failed: failed.map(({ seed }) => seed),
    requests: results.reduce((all, { writes }) => all + writes, 0),
    slowestRecoverySeconds: Math.max(0, ...results.map(({ recoverySeconds }) => recoverySeconds)),
  }),
);
process.exit(failed.length > 0 ? 1 : 0);
