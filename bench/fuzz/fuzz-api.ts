import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { contracts } from '#api/calls.ts';
import type { Contract } from '#api/http/contract.ts';
import { type Role, roles } from '#domain/roles.ts';
import { freePort } from '#local/servers/free-port.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { storeWorlds } from '../faults/worlds.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { highestLimits } from '../harness/make-accounts.ts';
import { runProcess, stopOnSignals, until } from '../harness/run-process.ts';
import { type Addresses, environmentOf } from '../harness/running-api.ts';
import { untilIndicesExist } from '../harness/until-indices-exist.ts';
import { randomOf } from '../pairs/random.ts';
import { type AccountKey, SESSION_SECRET } from '../pairs/world.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { openSessionKeeper } from './session-keeper.ts';

const FIRST_PORT = 9_500;
const READY_LIMIT_MS = 120_000;
const WORLDS = 3;
const ALL_PHASES = 'examples,coverage,fuzzing';
const CHECKS = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
const accountOf: Record<Role, AccountKey> = { 'job-seeker': 'S', employer: 'E', admin: 'admin' };

/**
 * Sends requests that schemathesis generates from /api/openapi.json, valid and invalid, signed out and as each role, to
 * an API with records. `examples` is their number per call and role that may make it; `only` a regular expression of
 * the calls' names, `as` one role alone. No response may be 500 or above, undocumented, or outside its schema.
 */
export async function fuzzApi(examples: number, only: string, as?: string) {
  const command = installSchemathesis();
  const servers = await benchServers(`bench-fuzz-${process.pid}`);
  const dataDir = resolve(`var/bench/fuzz-${process.pid}`);
  mkdirSync(dataDir, { recursive: true });
  const port = String(await freePort(FIRST_PORT + Math.floor(Math.random() * 1_000)));
  const environment = { ...environmentOf(servers), SESSION_SECRET, DATA_DIR: dataDir };
  const indexer = runProcess('indexer/main.ts', environment, 'fuzz indexer');
  const api = runProcess('bench/harness/api-without-limits.ts', { ...environment, PORT: port }, 'fuzz api');
  const base = `http://127.0.0.1:${port}`;
  const stopping = stopOnSignals(() => dropNamespace(servers));
  const results: object[] = [];
  try {
    await until('the API is ready', READY_LIMIT_MS, async () => (await fetch(`${base}/readyz`)).ok);
    await untilIndicesExist(servers);
    const worlds = await storeRecords(servers);
    const calls = contracts.filter(({ name }) => new RegExp(only).test(name));
    for (const role of [null, ...roles]) {
      const name = role ?? 'signed out';
      if (as && as !== name) continue;
      const keeper = await openSessionKeeper(base, servers, role && worlds[0]!.accounts[accountOf[role]]);
      const before = await answersOf(base);
      let failures = 0;
      for (const [isAllowed, phases, number] of [
        [true, ALL_PHASES, examples],
        // enough to see that each call refuses the role, whatever the request
        [false, 'fuzzing', Math.min(examples, 3)],
      ] as const) {
        const chosen = calls.filter((contract) => mayCall(contract, role) === isAllowed);
        if (chosen.length === 0) continue;
        console.log(`\n== ${name}, ${chosen.length} calls that it ${isAllowed ? 'may' : 'may not'} make`);
        const limits = ['--phases', phases, '--max-examples', String(number)];
        const selection = ['--include-operation-id-regex', anyOf(chosen)];
        failures += await run(command, [...options(keeper.base), ...limits, ...selection]);
      }
      const result = { as: name, failures, restored: keeper.restored(), ...sumOf(before, await answersOf(base)) };
      await keeper.close();
      console.log(JSON.stringify(result));
      results.push(result);
      if (failures > 0) process.exitCode = 1;
    }
    return { examplesACall: examples, calls: calls.length, results };
  } catch (error) {
    await stopping.ifSignalled();
    throw error;
  } finally {
    await api.stop();
    await indexer.stop();
    await dropNamespace(servers);
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function storeRecords({ mongoUrl }: Addresses) {
  const mongo = await connectMongo(mongoUrl);
  try {
    const none = new Set<never>();
    const worlds = await storeWorlds(mongo.connection.db!, Array(WORLDS).fill(none), randomOf('fuzz'));
    await mongo.users.updateMany({}, { $set: { dailyLimits: highestLimits } });
    return worlds;
  } finally {
    await mongo.close();
  }
}

function mayCall({ roles: access }: Contract, role: Role | null): boolean {
  if (access === 'public') return true;
  return role !== null && (access === 'signed-in' || access.includes(role));
}

const anyOf = (calls: readonly Contract[]) => `^(${calls.map(({ name }) => name).join('|')})$`;

type Answers = Map<string, number>;

/** How often the API has answered each call with each status, by its own metrics. */
async function answersOf(base: string): Promise<Answers> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const lines = text.matchAll(/^api_request_seconds_count\{call="([^"]*)",status="(\d+)"\} (\d+)$/gm);
  return new Map(Array.from(lines, ([, call, status, count]) => [`${call} ${status}`, Number(count)]));
}

function sumOf(before: Answers, after: Answers) {
  const byStatus: Record<string, number> = {};
  const called = new Set<string>();
  for (const [key, count] of after) {
    const [call = '', status = ''] = key.split(' ');
    const added = count - (before.get(key) ?? 0);
    if (added > 0) byStatus[status] = (byStatus[status] ?? 0) + added;
    if (added > 0 && call !== 'other') called.add(call);
  }
  return { requests: Object.values(byStatus).reduce((all, each) => all + each, 0), calls: called.size, byStatus };
}

function options(base: string): string[] {
  return [
    ...['run', `${base}/api/openapi.json`, '--url', base, '--checks', CHECKS, '--continue-on-failure'],
    ...['--request-timeout', '30', '--suppress-health-check', 'all', '--warnings', 'off'],
    ...['--generation-database', 'none', '--output-truncate', 'true'],
  ];
}

/** Resolves to 1 if schemathesis found something, otherwise to 0. */
function run(command: string, args: string[]): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: resolve('var/bench') });
    child.once('error', failed);
    child.once('exit', (status) => done(status === 0 ? 0 : 1));
  });
}
