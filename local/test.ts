import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { whyNot } from '../bench/smoke/can-run.ts';
import { StartProblem } from './start-problem.ts';
import { findChromium } from './testing/find-chromium.ts';
import { runInForeground, stopForeground } from './testing/run-in-foreground.ts';
import startTestServers from './testing/test-servers.ts';
import { type Totals, totalsOf } from './testing/test-totals.ts';

/** Longer than this is a hang: a running check is killed and counts as failed. */
const LIMIT_MS = 45 * 60_000;

const root = resolve(import.meta.dirname, '..');
const started = Date.now();
const all: Totals = { passed: 0, failed: 0, failures: [] };
const folder = mkdtempSync(join(tmpdir(), 'talent-search-report-'));

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => finish('interrupted'));
setTimeout(() => finish(`not done after ${LIMIT_MS / 60_000} minutes`), LIMIT_MS).unref();

await check('type-check', join(root, 'node_modules/typescript/bin/tsc'), ['--noEmit']);
await check('lint and format', join(root, 'node_modules/@biomejs/biome/bin/biome'), [
  'check',
  '--error-on-warnings',
  '.',
]);
const chromium = await orFailure('browser tests', () => findChromium(process.env, console.log));
await onServers(async () => {
  // in parallel and on the same servers: each alone leaves a third of two cores idle
  await Promise.all([
    vitest('unit and integration tests', ['--config', 'vitest.config.ts']),
    chromium && browserTests(chromium),
  ]);
});
await smokeTest();
finish(null);

/** A check passes or fails as a whole. */
async function check(name: string, file: string, args: string[]): Promise<void> {
  heading(name);
  const code = await runInForeground(process.execPath, [file, ...args], process.env);
  add(code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`${name}: failed`] });
}

async function vitest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  heading(name);
  const reportFile = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  // processes that tests start load the product with a third less processor time
  const cached = { ...process.env, ...env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const code = await runInForeground(process.execPath, [program, 'run', ...args, ...reporters], cached);
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
  add(totalsOf(name, report, code));
}

/** Runs `work` with the servers' addresses in the environment. Servers that don't start count as a failure. */
async function onServers(work: () => Promise<void>): Promise<void> {
  heading('servers');
  const stop = await orFailure('servers', startTestServers);
  if (!stop) return;
  await work();
  await stop();
}

/** Only where a Docker engine has the images or can pull them; elsewhere it counts as nothing. */
async function smokeTest(): Promise<void> {
  const reason = await whyNot();
  if (reason) console.log(`\nThe smoke test of docker-compose.yml did not run: ${reason}.`);
  else await check('smoke test of docker-compose.yml', join(root, 'bench/smoke/main.ts'), []);
}

function browserTests(CHROMIUM_PATH: string): Promise<void> {
  return vitest('browser tests', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH });
}

async function orFailure<T>(name: string, attempt: () => T | Promise<T>): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    add({ passed: 0, failed: 1, failures: [`${name}: ${error.message} ${error.remedy}`] });
    return null;
  }
}

function heading(name: string): void {
  console.log(`\n── ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
}

function add(totals: Totals): void {
  all.passed += totals.passed;
  all.failed += totals.failed;
  all.failures.push(...totals.failures);
}

function finish(cutShort: string | null): never {
  stopForeground();
  rmSync(folder, { recursive: true, force: true });
  if (cutShort) add({ passed: 0, failed: 1, failures: [`the run was ${cutShort}`] });
  console.log(`\n── ${Math.round((Date.now() - started) / 1000)} s`);
  for (const failure of all.failures) console.log(`failed: ${failure}`);
  console.log(`${all.passed} passed, ${all.failed} failed`);
  process.exit(all.failed === 0 ? 0 : 1);
}
