import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from '#local/servers/child-process.ts';
import { lastLines } from '#local/servers/last-lines.ts';
import { StartProblem } from '#local/start-problem.ts';

const root = resolve(import.meta.dirname, '../..');
const stampFile = join(root, 'ui/dist/.built-from');
/** All sources that reach the browser. */
const SOURCES = ['ui', 'api', 'domain', 'search-templates', 'package-lock.json'];

/** Builds the screens into ui/dist, unless they are up to date. Throws a StartProblem. */
export async function buildUi(logFile: string, log: (line: string) => void): Promise<void> {
  const wanted = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  const started = Date.now();
  log('Building the screens');
  rmSync(stampFile, { force: true });
  const vite = startChild({
    name: 'Vite',
    file: process.execPath,
    args: [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'ui/vite.config.ts'],
    cwd: root,
    // a test's NODE_ENV would select React's slow development build
    env: { ...process.env, NODE_ENV: 'production' },
    logFile,
  });
  const end = await vite.ended;
  if (end !== 'ended with code 0') {
    throw new StartProblem(`The screens could not be built:\n${lastLines(logFile, 15)}`, `The full output: ${logFile}`);
  }
  writeFileSync(stampFile, wanted);
  log(`Screens built (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (source.endsWith('.json')) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !file.startsWith('ui/dist/'))
    .sort();
}
