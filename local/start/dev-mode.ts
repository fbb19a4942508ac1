import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from '#local/servers/child-process.ts';
import { freePort } from '#local/servers/free-port.ts';
import type { ProductProcess } from './product-process.ts';

const root = resolve(import.meta.dirname, '../..');
const USUAL_PORT = 5173;
/** Editors write a file in several steps, and a checkout writes many files. */
const SETTLED_AFTER_MS = 300;

/** Starts Vite's development server, which reloads screens in the browser. Returns its port. */
export async function startScreens({ port: apiPort, logDir }: { port: number; logDir: string }): Promise<number> {
  const port = await freePort(USUAL_PORT);
  startChild({
    name: 'Vite',
    file: process.execPath,
    args: [
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['--config', 'ui/vite.config.ts', '--port', String(port), '--strictPort'],
    ],
    cwd: root,
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
    logFile: join(logDir, 'vite.log'),
  });
  return port;
}

/** Restarts the API or the indexer when a source file that it runs has changed. */
export function restartOnChange(
  { api, indexer }: { api: ProductProcess; indexer: ProductProcess },
  log: (line: string) => void,
): void {
  const both = ['domain', 'mongo', 'search-templates'];
  const processes = [
    { name: 'API', process: api, folders: ['api', ...both] },
    { name: 'Indexer', process: indexer, folders: ['indexer', ...both] },
  ];
  for (const { name, process, folders } of processes) {
    let timer: NodeJS.Timeout | undefined;
    const changed = (_: string, file: string | null) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        log(`${file} changed: restarting the ${name}`);
        void process.restart();
      }, SETTLED_AFTER_MS);
    };
    for (const folder of folders) watch(join(root, folder), { recursive: true, persistent: false }, changed);
  }
}
