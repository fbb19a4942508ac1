import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from '#local/servers/child-process.ts';
import { lastLines } from '#local/servers/last-lines.ts';
import { StartProblem } from '#local/start-problem.ts';

const root = resolve(import.meta.dirname, '../..');

export interface SeedOptions {
  /** With the addresses of the servers. */
  env: NodeJS.ProcessEnv;
  logDir: string;
  log(line: string): void;
}

/**
 * Loads demo data into an empty database. Returns the demo accounts as lines to print; '' if they don't exist. Throws a
 * StartProblem.
 */
export async function seedDemo({ env, logDir, log }: SeedOptions): Promise<string> {
  const started = Date.now();
  const logFile = join(logDir, 'demo-data.log');
  const report = setInterval(() => log(`  … demo data, ${Math.round((Date.now() - started) / 1000)} s`), 5_000);
  const child = startChild({
    name: 'Demo data',
    file: process.execPath,
    args: ['mongo/seed/main.ts'],
    cwd: root,
    env: { ...env, NODE_NO_WARNINGS: '1' },
    logFile,
  });
  const end = await child.ended.finally(() => clearInterval(report));
  if (end !== 'ended with code 0') {
    throw new StartProblem(
      `Loading demo data failed (${end}):\n${lastLines(logFile, 12)}`,
      'Start again, or start without demo data: DEMO=0 npm start',
    );
  }
  const accounts = readFileSync(logFile, 'utf8').trimEnd();
  if (accounts) log(`Demo data loaded (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  else log('No demo data: the database contains other data');
  return accounts;
}
