import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { machine } from '../harness/machine.ts';
import { stopOnSignals } from '../harness/run-process.ts';
import type { Addresses } from '../harness/running-api.ts';
import { type Kill, type LaneOrder, playLane, RECOVERY_BAR_SECONDS, type Variant } from './lane.ts';
import { erase } from './operations/erase.ts';
import { importSheet } from './operations/import.ts';
import { merge } from './operations/merge.ts';
import { undo } from './operations/undo.ts';
import { type LaneSummary, summaryOf, tableOf } from './summary.ts';

/**
 * `npm run kills -- [--only merge,erase,undo,import] [--variant restart|takeover] [--from N] [--stride N] [--lanes N]
 * [--minutes N]`: kills a process by SIGKILL before each write of a change of several records, restarts it and judges
 * the result. Exits with 1 if anything broke or took longer than 30 s.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Default: both. */
    variant: { type: 'string' },
    /** The first write. */
    from: { type: 'string', default: '1' },
    /** Every nth write only. */
    stride: { type: 'string', default: '1' },
    /** Databases used concurrently, each with its own processes. */
    lanes: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '60' },
  },
});

/** The longest first: the others run concurrently. */
const operations = [erase, merge, undo, importSheet].filter(
  ({ name }) => !values.only || values.only.split(',').includes(name),
);
const variants = (['restart', 'takeover'] as const).filter((each) => !values.variant || values.variant === each);
const orders: LaneOrder[] = operations.flatMap((operation) =>
  variants.map((variant: Variant) => ({
    operation,
    variant,
    first: Number(values.from),
    stride: Number(values.stride),
    until: Date.now() + Number(values.minutes) * 60_000,
  })),
);
if (orders.length === 0) throw new Error('no such operation or variant');

const started = Date.now();
const servers = await benchServers('bench-kills');
const summaries: LaneSummary[] = [];
const namespaces: Addresses[] = [];
const waiting = [...orders];

const stopping = stopOnSignals(cleanUp);
try {
  console.log('operation | variant | write | of | outcome | recovered after | started after | broken');
  await Promise.all(Array.from({ length: Math.min(Number(values.lanes), orders.length) }, playNext));
} catch (error) {
  await stopping.ifSignalled();
  throw error;
} finally {
  // a failure here must not hide the findings
  await cleanUp().catch((error: unknown) => console.error(error));
}

async function playNext(): Promise<void> {
  for (let order = waiting.shift(); order; order = waiting.shift()) {
    const { operation, variant } = order;
    const name = `${operation.name}-${variant}`;
    const addresses = addressesOf(name);
    namespaces.push(addresses);
    const result = await playLane(name, addresses, order, (kill) => print(operation.name, variant, kill));
    summaries.push(summaryOf(operation.name, variant, result));
  }
}

function addressesOf(lane: string): Addresses {
  const mongo = new URL(servers.mongoUrl);
  mongo.pathname = `/bench-kills-${process.pid}-${lane}`;
  return { ...servers, mongoUrl: mongo.href };
}

function print(operation: string, variant: Variant, kill: Kill): void {
  const { beforeWrite, write, outcome, recoverySeconds, startSeconds, broken } = kill;
  const columns = [
    operation,
    variant,
    beforeWrite,
    write,
    outcome,
    `${recoverySeconds.toFixed(1)} s`,
    `${startSeconds?.toFixed(1) ?? '-'} s`,
  ];
  console.log([...columns, broken.join('; ') || '-'].join(' | '));
}

async function cleanUp(): Promise<void> {
  for (const addresses of namespaces.splice(0)) await dropNamespace(addresses);
  await servers.stop();
}

console.log(`\n${tableOf(summaries)}`);
mkdirSync(resolve('var/bench'), { recursive: true });
const seconds = Math.round((Date.now() - started) / 1000);
writeFileSync(resolve('var/bench/kills.json'), JSON.stringify({ seconds, machine: machine(), summaries }, null, 1));
const sum = (of: 'kills' | 'broken' | 'late') => summaries.reduce((all, each) => all + each[of], 0);
const [broken, late] = [sum('broken'), sum('late')];
console.log(
  JSON.stringify({
    kills: sum('kills'),
    broken,
    late,
    seconds,
    barSeconds: RECOVERY_BAR_SECONDS,
  }),
);
process.exit(broken + late > 0 ? 1 : 0);
