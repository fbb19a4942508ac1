import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes down where the servers are, for `npm run admin`, `reindex` and `audit` beside a running `npm start`
 * (they read `var/servers.env`). Readable by the owner alone: an address may carry a password.
 */
export function writeServersEnv(dataDir: string, env: Record<string, string>): void {
  const lines = Object.entries(env).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(fileIn(dataDir), lines.join(''), { mode: 0o600 });
}

/** Takes it away again: addresses of servers that have ended lead nowhere. */
export function removeServersEnv(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'servers.env');
}
