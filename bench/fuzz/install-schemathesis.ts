import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const SCHEMATHESIS = 'schemathesis==4.32.5';
const ENVIRONMENT = resolve('var/bench/fuzz');

/** The path of schemathesis; pip installs it at the first run. Needs Python 3. */
export function installSchemathesis(): string {
  const command = resolve(ENVIRONMENT, 'bin/schemathesis');
  if (existsSync(command)) return command;
  for (const [program, ...args] of [
    ['python3', '-m', 'venv', ENVIRONMENT],
    [resolve(ENVIRONMENT, 'bin/pip'), 'install', '--quiet', SCHEMATHESIS],
  ] as [string, ...string[]][]) {
    const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`, { cause: error });
  }
  return command;
}
