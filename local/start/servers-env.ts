import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Saves the servers' addresses for `npm run admin`, `reindex` and `audit` during `npm start` (they read
 * `var/servers.env`). Readable only by the owner: an address may contain a password.
 */
export function writeServersEnv(dataDir: string, env: Record<string, string>): void {
  const lines = Object.entries(env).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(fileIn(dataDir), lines.join(''), { mode: 0o600 });
}

/** Removes it: addresses of stopped servers are useless. */
export function removeServersEnv(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'servers.env');
}
